/** How many next things a home of a buyer or dealer names. */
export const thingsShown = 2;

/** For how many days after a sale the buyer's home asks for its rating (docs/domain/limits-and-money.md, "The next thing to do"). */
export const ratableDays = 30;

/** The administrator's home counts what waits up to this number. */
export const mostCounted = 100;
