import { useState } from 'react';
import { plural } from '../../../shared/words.ts';

/** Tells a screen reader when a message has come: the badge in the menu, which others see, changes silently. `unread`: how many; undefined while it loads. */
export function NewMessagesSaid({ unread }: { unread: number | undefined }) {
  const [before, setBefore] = useState(unread);
  const [said, setSaid] = useState('');
  if (unread !== before) {
    setBefore(unread);
    const hasMore = unread !== undefined && before !== undefined && unread > before;
    setSaid(hasMore ? plural(unread, { one: 'New message, # unread', other: 'New message, # unread' }) : '');
  }
  return (
    <span role="status" className="for-readers">
      {said}
    </span>
  );
}
