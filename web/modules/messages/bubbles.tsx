import { lazy, Suspense } from 'react';
import type { Message } from '../../../shared/messages/api.ts';
import { messageInWords } from '../../../shared/messages/removed.ts';
import { dayInNairobi, friendlyDay, longDate, timeOfDay } from '../../../shared/time.ts';
import { chatWords } from '../../../words/messages/chat.ts';
import { MessagePhotos } from './message-photos.tsx';
import type { Unsent } from './unsent.ts';

// It comes after the messages: nobody waits for it.
const MessageMenu = lazy(async () => ({ default: (await import('./message-menu.tsx')).MessageMenu }));

/** The day, shown above its first message. */
export function DayOf({ message, before, now }: { message: Message; before: Message | undefined; now: Date }) {
  const day = friendlyDay(message.created_at, now);
  if (before && dayInNairobi(before.created_at) === dayInNairobi(message.created_at)) return null;
  return (
    <p className="text-muted my-2 text-center text-sm first-letter:uppercase">{day.includes(' ') ? longDate(message.created_at) : day}</p>
  );
}

const address = /(https?:\/\/[^\s<>"]*[^\s<>"'.,:;!?)\]])/;

/** The text of a message. URLs in it become links and are shown in full, so that a link can't hide where it leads. */
export function Words({ text }: { text: string }) {
  return (
    <p>
      {text.split(address).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
          <a key={index} className="link" href={part} target="_blank" rel="noreferrer nofollow">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

/** A message that somebody else wrote, with its menu; `sender`: their name. */
export function Theirs({ message, sender }: { message: Message; sender: string }) {
  return (
    <div className="theirs">
      <div className="bubble">
        <Words text={messageInWords(message.message)} />
        <MessagePhotos urls={message.image_urls} />
        <p className="bubble-foot">{timeOfDay(message.created_at)}</p>
      </div>
      {!message.is_removed && (
        <Suspense>
          <MessageMenu {...{ message, sender }} />
        </Suspense>
      )}
    </div>
  );
}

/** The user's own message, and whether it was read. */
export function Own({ message }: { message: Message }) {
  return (
    <div className="bubble bubble-own">
      <Words text={messageInWords(message.message)} />
      <MessagePhotos urls={message.image_urls} />
      <p className="bubble-foot">
        {timeOfDay(message.created_at)} · {message.read ? chatWords.read : chatWords.sent}
      </p>
    </div>
  );
}

/** The user's own message that is not sent yet, or was refused; `isNext`: no other message of its thread is sent before it. */
export function Waiting({
  message,
  isNext,
  onRetry,
  onDiscard,
}: {
  message: Unsent;
  isNext: boolean;
  /** Sends it again, with this changed. */
  onRetry: (change: Partial<Unsent>) => void;
  onDiscard: () => void;
}) {
  return (
    <div className={message.reason ? 'bubble bubble-own bubble-unsent' : 'bubble bubble-own'}>
      <Words text={message.message} />
      <MessagePhotos urls={message.image_urls} />
      {message.reason ? (
        <>
          <p className="bubble-foot" role="alert">
            {wasAnswered(message) ? chatWords.failed : chatWords.notSent} {message.reason}
          </p>
          <p className="bubble-foot flex flex-wrap justify-end gap-x-4">
            <button type="button" className="min-h-11 underline" onClick={() => onRetry({})}>
              {chatWords.sendAgain}
            </button>
            {message.isRefused && hasPhotos(message) && (
              <button type="button" className="min-h-11 underline" onClick={() => onRetry({ image_urls: [] })}>
                {chatWords.sendWithoutPhotos}
              </button>
            )}
            <button type="button" className="min-h-11 underline" onClick={onDiscard}>
              {chatWords.discard}
            </button>
          </p>
        </>
      ) : (
        <p className="bubble-foot">{isNext ? chatWords.sending : chatWords.waitsForOneBefore}</p>
      )}
    </div>
  );
}

/** Whether the server answered and did not take it: other messages only wait for the connection, or for the end of a limit. */
const wasAnswered = ({ isRefused, notBefore }: Unsent) => isRefused || notBefore !== undefined;

const hasPhotos = ({ image_urls }: Unsent) => image_urls.length > 0;
