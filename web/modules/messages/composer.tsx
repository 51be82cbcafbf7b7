import { type KeyboardEvent, useState } from 'react';
import { lengthOf } from '../../../shared/length.ts';
import { longestMessage, messageTooLong } from '../../../shared/messages/limits.ts';
import { useUser } from '../../client/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';

/** Where a message is written: Enter sends, Shift+Enter makes a line. What is written survives a reload. */
export function Composer({ appointmentId, onSend }: { appointmentId: string; onSend: (message: string) => void }) {
  const draftKey = `draft:${useUser().user_id}:${appointmentId}`;
  const [text, setText] = useState(() => localStorage.getItem(draftKey) ?? '');

  const write = (next: string) => {
    setText(next);
    if (next) localStorage.setItem(draftKey, next);
    else localStorage.removeItem(draftKey);
  };

  const send = () => {
    const message = text.trim();
    if (message === '') return;
    if (lengthOf(message) > longestMessage) {
      toast.error('Failed to send message', { description: messageTooLong });
      return;
    }
    onSend(message);
    write('');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A person choosing a letter with an input method presses Enter too.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="border-line flex items-end gap-2 border-t p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        className="input field-sizing-content max-h-40 resize-none"
        name="message"
        rows={1}
        aria-label="Message"
        placeholder="Type your message..."
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="btn btn-primary size-11 shrink-0 rounded-full p-0" disabled={text.trim() === ''} aria-label="Send">
        <Icon name="send" />
      </button>
    </form>
  );
}
