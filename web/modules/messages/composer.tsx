import { type KeyboardEvent, useId, useState } from 'react';
import { lengthOf } from '../../../shared/length.ts';
import { longestMessage } from '../../../shared/messages/limits.ts';
import { chatWords } from '../../../words/messages/chat.ts';
import { messageRulesWords } from '../../../words/messages/message-rules.ts';
import { useUser } from '../../client/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import type { PhotoFieldValue } from '../photos/use-photo-field.ts';
import { AttachedPhotos } from './attached-photos.tsx';
import { keepPhotos, keepText, readDraft } from './draft.ts';

/** So many characters are left when the composer begins to count them. */
const littleRoom = 100;

interface ComposerProps {
  appointmentId: string;
  onSend: (message: string, image_urls: string[]) => void;
  /** When somebody begins to write. */
  onWrite?: (() => void) | undefined;
}

/** Where a message is written: Enter sends, Shift+Enter makes a line. What is written, and the photos with it, survive a reload. */
export function Composer({ appointmentId, onSend, onWrite }: ComposerProps) {
  const draftKey = `draft:${useUser().user_id}:${appointmentId}`;
  const [draft] = useState(() => readDraft(draftKey));
  const [text, setText] = useState(draft.text);
  // `round`: the key of the field, which reads its photos only when it appears.
  const [photos, setPhotos] = useState({ urls: draft.image_urls, pending: 0, failed: 0, round: 0 });
  const message = text.trim();
  const missing = whatIsMissing(message, photos);
  const left = longestMessage - lengthOf(message);
  const roomId = useId();

  const write = (next: string) => {
    setText(next);
    keepText(draftKey, next);
  };
  const attach = (value: PhotoFieldValue) => {
    setPhotos(({ round }) => ({ ...value, round }));
    keepPhotos(draftKey, value.urls);
  };

  const send = () => {
    if (message === '' || missing) return;
    if (left < 0) {
      toast.error(chatWords.notSentTitle, { description: messageRulesWords.tooLong });
      return;
    }
    onSend(message, photos.urls);
    write('');
    keepPhotos(draftKey, []);
    setPhotos(({ round }) => ({ urls: [], pending: 0, failed: 0, round: round + 1 }));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A person choosing a letter with an input method presses Enter too.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <AttachedPhotos key={photos.round} appointmentId={appointmentId} urls={photos.urls} onChange={attach} />
      <textarea
        className="input field-sizing-content max-h-40 resize-none"
        name="message"
        rows={1}
        aria-label={chatWords.message}
        aria-describedby={left < littleRoom ? roomId : undefined}
        aria-invalid={left < 0 ? true : undefined}
        placeholder={chatWords.type}
        value={text}
        onChange={(event) => write(event.target.value)}
        onFocus={onWrite}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        className="btn btn-primary size-11 shrink-0 rounded-full p-0"
        disabled={message === '' || missing !== null}
        aria-label={chatWords.send}
      >
        <Icon name="send" />
      </button>
      <p className="text-muted w-full text-xs max-lg:hidden">{chatWords.enterSends}</p>
      {left < littleRoom && (
        <p id={roomId} className={`composer-missing ${left < 0 ? 'error' : 'hint'}`}>
          {roomInWords(left)}
        </p>
      )}
      {missing && <p className="composer-missing hint">{missing}</p>}
    </form>
  );
}

/** '40 characters left', or by how many there are too many. */
function roomInWords(left: number): string {
  return left >= 0 ? chatWords.roomLeft(left) : chatWords.tooLongBy(-left, longestMessage);
}

/** What a message with photos lacks before it can be sent, or null. */
function whatIsMissing(message: string, { urls, pending, failed }: PhotoFieldValue): string | null {
  if (failed > 0) return chatWords.photoFailed;
  if (pending > 0) return chatWords.photosPending;
  return urls.length > 0 && message === '' ? chatWords.lineMissing : null;
}
