export const open = 'Fungua';
export const more = (count: number) => `Na nyingine ${count}`;
export const notifications = 'Arifa';
export const unread = (count: number) => `Arifa, ${count} hazijasomwa`;
export const waiting = (count: number) => `Arifa, ${count} zinasubiri`;
