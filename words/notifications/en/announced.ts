// What every page says of notices: new ones, and the bell.
export const open = 'Open';
export const more = (count: number) => `And ${count} more`;
export const notifications = 'Notifications';
export const unread = (count: number) => `Notifications, ${count} unread`;
/** The administrator's: cases wait for a decision. */
export const waiting = (count: number) => `Notifications, ${count} waiting`;
