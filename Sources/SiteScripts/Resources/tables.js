// Sorts a table by the column whose heading is pressed; pressed again, the other way round.
(() => {
  'use strict';
  const {html, set, pick} = wiremap;
  const {compare} = new Intl.Collator('en', {numeric: true});

  for (const table of pick(document, 'table.sortable')) {
    const heads = [...table.tHead.rows[0].cells];
    const text = (row, column) => row.cells[column]?.textContent.trim() ?? '';
    heads.forEach((head, column) => {
      const sort = () => {
        const way = head.getAttribute('aria-sort') === 'ascending' ? -1 : 1;
        for (const other of heads) set(other, {'aria-sort': other === head && (way > 0 ? 'ascending' : 'descending')});
        for (const body of table.tBodies)
          body.append(...[...body.rows].sort((one, other) => way * compare(text(one, column), text(other, column))));
      };
      head.append(html('button.sort', {click: sort}, ...head.childNodes));
    });
  }
})();
