import type { Message } from '../../../shared/messages/api.ts';
import { dayInNairobi, longDate, timeOfDay } from '../../../shared/time.ts';
import type { Unsent } from './unsent.ts';

/** The day, above its first message. */
export function DayOf({ message, before }: { message: Message; before: Message | undefined }) {
  if (before && dayInNairobi(before.created_at) === dayInNairobi(message.created_at)) return null;
  return <p className="text-muted my-2 text-center text-sm">{longDate(message.created_at)}</p>;
}

/** A message of the other side. */
export function Theirs({ message }: { message: Message }) {
  return (
    <div className="bubble">
      <p>{message.message}</p>
      <p className="bubble-foot">{timeOfDay(message.created_at)}</p>
    </div>
  );
}

/** An own message, and whether it was read. */
export function Own({ message }: { message: Message }) {
  return (
    <div className="bubble bubble-own">
      <p>{message.message}</p>
      <p className="bubble-foot">
        {timeOfDay(message.created_at)} · {message.read ? 'Read ✓✓' : 'Sent ✓'}
      </p>
    </div>
  );
}

/** An own message that is not there yet, or did not go. */
export function Waiting({ message, onRetry, onDiscard }: { message: Unsent; onRetry: () => void; onDiscard: () => void }) {
  return (
    <div className={message.reason ? 'bubble bubble-own bubble-unsent' : 'bubble bubble-own'}>
      <p>{message.message}</p>
      {message.reason ? (
        <p className="bubble-foot" role="alert">
          Not sent. {message.reason}{' '}
          <button type="button" className="underline" onClick={onRetry}>
            Send again
          </button>{' '}
          <button type="button" className="underline" onClick={onDiscard}>
            Discard
          </button>
        </p>
      ) : (
        <p className="bubble-foot">Sending…</p>
      )}
    </div>
  );
}
