import { useLayoutEffect, useRef } from 'react';
import { uuidv7 } from 'uuidv7';
import type { Appointment } from '../../../shared/appointments/api.ts';
import type { Message } from '../../../shared/messages/api.ts';
import { whyNotSend } from '../../../shared/messages/rules.ts';
import type { Refusal } from '../../../shared/refusal.ts';
import { useUser } from '../../client/session.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Failure } from '../../ui/states.tsx';
import { DayOf, Own, Theirs, Waiting } from './bubbles.tsx';
import { Composer } from './composer.tsx';
import { useThread } from './queries.ts';
import { changeOne, changeUnsent, dropUnsent, useUnsent } from './unsent.ts';
import { useMarkRead } from './use-mark-read.ts';

/** The messages panel of an appointment (docs/domain/lifecycles.md, "Message"): live in both directions, with read receipts. */
export function Chat({ appointment }: { appointment: Appointment }) {
  const { role } = useUser();
  return (
    <section className="card chat" aria-labelledby="messages">
      <h2 id="messages" className="border-line border-b p-4 text-xl">
        Messages
      </h2>
      <Thread appointmentId={appointment.id} isParty={role !== 'admin'} refusal={whyNotSend(appointment)} />
    </section>
  );
}

function Thread({ appointmentId, isParty, refusal }: { appointmentId: string; isParty: boolean; refusal: Refusal | null }) {
  const thread = useThread(appointmentId);
  const { user_id } = useUser();
  const unsent = useUnsent().filter((one) => one.appointment_id === appointmentId && one.user_id === user_id);
  const scroller = useRef<HTMLDivElement>(null);

  // For a moment a message that has just been sent is both in the thread and among the unsent ones.
  const messages = (thread.rows ?? []).toReversed();
  const known = new Set(messages.map(({ id }) => id));
  const waiting = unsent.filter(({ id }) => !known.has(id));
  const next = waiting.find(({ isRefused }) => !isRefused);
  const send = (message: string) =>
    changeUnsent((before) => [
      ...before,
      { id: uuidv7(), user_id, appointment_id: appointmentId, message, reason: null, isRefused: false },
    ]);
  const [first, last] = [messages[0], waiting.at(-1) ?? messages.at(-1)];
  const isOwn = last !== undefined && (!('sender_id' in last) || last.sender_id === user_id);

  useMarkRead(appointmentId, isParty && messages.some((message) => message.receiver_id === user_id && !message.read));
  // New messages are added at the bottom, where they move nothing.
  useLayoutEffect(() => {
    if (thread.hasNews) thread.showNews();
  });
  // Scroll only the panel: on a phone the page itself must not move.
  const isAtEnd = useRef(true);
  const fromEnd = useRef<number | null>(null);
  const showEarlier = () => {
    if (scroller.current) fromEnd.current = scroller.current.scrollHeight - scroller.current.scrollTop;
    thread.readMore();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps the position when earlier messages are added above (at the very top the browser's scroll anchoring does not)
  useLayoutEffect(() => {
    if (!scroller.current || fromEnd.current === null) return;
    scroller.current.scrollTop = scroller.current.scrollHeight - fromEnd.current;
    fromEnd.current = null;
  }, [first?.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to a new message, unless the user has scrolled up
  useLayoutEffect(() => {
    if (scroller.current && (isOwn || isAtEnd.current)) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [last?.id, waiting.at(-1)?.reason]);

  return (
    <>
      <div
        ref={scroller}
        className="chat-scroll"
        role="log"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: panel }) => {
          isAtEnd.current = panel.scrollHeight - panel.scrollTop - panel.clientHeight < 100;
        }}
      >
        {!thread.rows && !thread.error && <Spinner label="Loading messages" />}
        {thread.error && <Failure title="Failed to fetch messages" detail={thread.error.message} retry={thread.readAgain} />}
        {thread.hasMore && (
          <button type="button" className="btn btn-quiet mx-auto" disabled={thread.isReadingMore} onClick={showEarlier}>
            Show earlier messages
          </button>
        )}
        {thread.rows && messages.length === 0 && waiting.length === 0 && <p className="text-muted m-auto">No messages yet</p>}
        {messages.map((message, index) => (
          <Bubble key={message.id} message={message} before={messages[index - 1]} isOwn={message.sender_id === user_id} />
        ))}
        {waiting.map((message) => (
          <Waiting
            key={message.id}
            message={message}
            isNext={message === next}
            onRetry={() => changeOne(message.id, { reason: null, isRefused: false })}
            onDiscard={() => dropUnsent(message.id)}
          />
        ))}
      </div>
      {isParty && !refusal && <Composer appointmentId={appointmentId} onSend={send} />}
      {isParty && refusal && <p className="border-line text-muted border-t p-4 text-sm">{refusal.message}</p>}
    </>
  );
}

function Bubble({ message, before, isOwn }: { message: Message; before: Message | undefined; isOwn: boolean }) {
  return (
    <>
      <DayOf message={message} before={before} />
      {isOwn ? <Own message={message} /> : <Theirs message={message} />}
    </>
  );
}
