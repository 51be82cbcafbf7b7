import type { ReactNode } from 'react';
import { en as plural } from '../../plural.ts';

// The page of the own conversations, and one of them that is open.
export const choose = 'Choose a conversation to read it here.';
export const messages = 'Messages';
export const unread = (count: ReactNode) => <>{count} unread</>;
export const searchLabel = 'Search conversations by name or car';
export const search = 'Search conversations...';
export const onlyUnread = 'Only unread';
export const notLoaded = 'Failed to fetch conversations';
export const loading = 'Loading conversations';
export const noneFound = 'No conversations found';
export const showAll = 'Show all conversations';
export const noMatch = (search: string) => `Neither a name nor a car contains “${search}”.`;
export const noMatchUnread = (search: string) => `Neither a name nor a car contains “${search}” where something is unread.`;
export const allRead = 'You have read all messages.';
export const noneYet = 'No conversations yet';
export const toRequests = { buyer: 'See my requests and offers', dealer: 'See buyer requests' };
export const how = {
  buyer: 'Once you have accepted an offer and booked a viewing, you and the dealer write to each other here.',
  dealer: 'Once a buyer has accepted your bid and booked a viewing, the two of you write to each other here.',
};
export const unknown = 'Unknown';
/** Before the last line, where the reader wrote it. */
export const you = 'You:';
export const photos = (count: number) => plural(count, { one: 'Photo', other: '# photos' });

export const messagesNotLoaded = 'Failed to fetch messages';
export const loadingMessages = 'Loading messages';
/** The title of the browser's tab. */
export const tab = (name: string) => `Messages: ${name}`;
export const buyerIn = (place: string) => `Buyer in ${place}`;
export const call = 'Call';
export const back = 'Back to all conversations';
export const notFound = 'Conversation not found';
export const noneHere = 'No conversation at this address';
export const seeAll = 'See all conversations';
export const whyNoneHere = 'It belongs to somebody else, or the link is not complete.';
