enum Usage {
    static func module(_ name: String) { print(name) }

    static func tell() {
        Usage.module("amount")
        Usage.module("pools")
        Usage.module("pool")
        Usage.module("start")
        Usage.module("end")
        Usage.module("help")
        Usage.module("about")
        Usage.module("terms")
        Usage.module("login")
        Usage.module("logout")
        Usage.module("sign")
        Usage.module("card")
        Usage.module("bank")
        Usage.module("rate")
        Usage.module("chart")
        Usage.module("year")
        Usage.module("month")
        Usage.module("week")
        Usage.module("day")
        Usage.module("hour")
        Usage.module("plan")
        Usage.module("goal")
        Usage.module("gift")
        Usage.module("code")
    }
}
