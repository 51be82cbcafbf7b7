import { useState } from 'react';
import type { Message } from '../../../shared/messages/api.ts';
import { timeOfDay } from '../../../shared/time.ts';
import { messageMenuWords } from '../../../words/messages/message-menu.ts';
import { useUser } from '../../client/session.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const MessageDialog = lazyDialog(async () => (await import('./message-dialog.tsx')).MessageDialog);

/** What can be done with a message that somebody else wrote, behind the dots beside it. Our team, which reads both sides, does nothing here. */
export function MessageMenu({ message, sender }: { message: Message; sender: string }) {
  const { role } = useUser();
  const [isOpen, setOpen] = useState(false);
  if (role === 'admin') return null;
  return (
    <>
      <button
        type="button"
        className="bubble-more"
        aria-haspopup="dialog"
        aria-label={messageMenuWords.more(timeOfDay(message.created_at))}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">⋮</span>
      </button>
      {isOpen && <MessageDialog {...{ message, sender }} onClose={() => setOpen(false)} />}
    </>
  );
}
