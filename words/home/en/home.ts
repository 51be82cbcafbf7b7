// Both homes.
export const greeting = (name: string) => `Habari, ${name}`;
/** The title of the browser's tab. */
export const overview = 'Overview';
export const notLoaded = 'Error loading data';
/** Before the heading of the card that leads: what is to be done next. */
export const next = 'Next:';
/** Before the second thing. */
export const afterThat = 'After that:';
export const newer = (heading: string) => `New: ${heading} · show`;
/** Read aloud after a step that is behind the reader. */
export const done = '(done)';
export const nothingWaits = 'Nothing waits for you';

export const confirm = (time: string) => `Confirm ${time}`;
export const confirming = 'Confirming…';
export const confirmed = 'Appointment confirmed';
export const notConfirmed = 'Error confirming appointment';

// Below a figure.
export const upcomingViewings = 'upcoming viewings';
export const upcomingViewing = 'upcoming viewing';
export const unreadMessages = 'unread messages';
export const unreadMessage = 'unread message';
export const seeAll = 'See all';
