/** How many next things a home of a buyer or dealer names. */
export const thingsShown = 2;

/** How many rows of a list a home shows; the calls named `lines` bring no more, and of each no more than its line says. */
export const linesShown = 5;

/** How many chats with unread messages a home shows. */
export const chatsShown = 3;

/** For how many days after a sale the buyer's home asks for its rating (docs/domain/limits-and-money.md, "The next thing to do"). */
export const ratableDays = 30;

/** What waits or is unread is counted up to this number, and shown as '99+' from there on. */
export const mostCounted = 100;

/** Such a count in words: '7', or '99+'. */
export const counted = (count: number): string => (count < mostCounted ? `${count}` : '99+');
