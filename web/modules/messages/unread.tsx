import { chatWords } from '../../../words/messages/chat.ts';

/** How many messages are unread; nothing when none is. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="bg-clay text-card ml-auto grid h-6 min-w-6 shrink-0 place-items-center rounded-full px-1 text-xs font-bold">
      <span>
        {count}
        <span className="sr-only"> {chatWords.unread}</span>
      </span>
    </span>
  );
}
