import { conversationsWords } from '../../../words/messages/conversations.ts';

/** '3 unread', beside the heading of the conversations. */
export function UnreadWords({ count }: { count: number }) {
  if (count === 0) return null;
  return <p className="text-muted ml-auto">{conversationsWords.unread(<strong className="text-ink">{count}</strong>)}</p>;
}
