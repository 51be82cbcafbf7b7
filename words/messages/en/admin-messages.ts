import { en as plural } from '../../plural.ts';

// Conversations as the administrator reads them.
export const details = 'Conversation Details';
export const carModel = 'Car Model';
export const status = 'Status';
export const appointment = 'Appointment';
export const participants = 'Participants';
export const lastMessage = 'Last Message';
export const conversations = 'Conversations';
export const view = 'View';
export const viewThat = (buyer: string, dealer: string, car: string) => `View the conversation of ${buyer} and ${dealer} about ${car}`;
export const unknown = 'Unknown';
export const unknownBuyer = 'Unknown Buyer';
export const unknownDealer = 'Unknown Dealer';
export const buyer = 'Buyer';
export const dealer = 'Dealer';
export const bothOf = (buyer: string, dealer: string) => `${buyer} and ${dealer}`;
export const photos = (count: number) => plural(count, { one: 'Photo', other: '# photos' });
export const messages = 'Messages';
export const loading = 'Loading messages';
export const notLoaded = 'Failed to fetch messages';
export const showEarlier = 'Show earlier messages';
export const read = 'Read';
export const unread = 'Unread';
export const open = 'Open the appointment';
/** Read aloud after it. */
export const inNewTab = 'in a new tab';
export const logKeeps = 'The audit log keeps that you opened this. Nothing is marked as read.';
