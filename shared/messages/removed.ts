import { keptMessageWords } from '../../words/messages/kept-message.ts';
import { removedMessageWords } from '../../words/messages/removed-message.ts';

/** The text of a message to whoever reads it: of one that our team took away that it was, in their language. */
export const messageInWords = (message: string): string => (message === keptMessageWords.removed ? removedMessageWords.removed : message);
