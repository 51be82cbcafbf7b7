// On a home: what is unread.
export const heading = 'New messages';
export const aboutCar = (car: string, count: number) => `${car} · ${count} new`;
export const viewMore = (count: number) => `View ${count} more chats`;
