export const greeting = (name: string) => `Habari, ${name}`;
export const overview = 'Mwanzo';
export const notLoaded = 'Taarifa zimeshindwa kupakia';
export const next = 'Kinachofuata:';
export const afterThat = 'Baada ya hapo:';
export const newer = (heading: string) => `Jipya: ${heading} · onyesha`;
export const done = '(tayari)';
export const nothingWaits = 'Hakuna kinachokusubiri';

export const confirm = (time: string) => `Thibitisha ${time}`;
export const confirming = 'Inathibitisha…';
export const confirmed = 'Miadi imethibitishwa';
export const notConfirmed = 'Imeshindwa kuthibitisha miadi';

export const upcomingViewings = 'miadi ijayo';
export const upcomingViewing = 'miadi ijayo';
export const unreadMessages = 'jumbe mpya';
export const unreadMessage = 'ujumbe mpya';
export const seeAll = 'Ona zote';
