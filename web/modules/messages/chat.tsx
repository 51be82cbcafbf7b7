import { useEffect, useLayoutEffect, useRef } from 'react';
import { uuidv7 } from 'uuidv7';
import { dealerName } from '../../../shared/accounts/names.ts';
import type { Appointment } from '../../../shared/appointments/api.ts';
import type { Message } from '../../../shared/messages/api.ts';
import { whyNotSend } from '../../../shared/messages/rules.ts';
import type { Role } from '../../../shared/roles.ts';
import { paths } from '../../../shared/site/paths.ts';
import { timeOfDay } from '../../../shared/time.ts';
import { useUser } from '../../client/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { siteName } from '../../ui/site-name.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Failure } from '../../ui/states.tsx';
import { DayOf, Own, Theirs, Waiting } from './bubbles.tsx';
import { Composer } from './composer.tsx';
import { loadSender } from './outbox.tsx';
import { useThread } from './queries.ts';
import { Unread } from './unread.tsx';
import { changeOne, changeUnsent, dropUnsent, useUnsent } from './unsent.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useOpening } from './use-opening.ts';
import { WhileOver } from './while-over.tsx';

/** The messages panel of an appointment (docs/domain/lifecycles.md, "Message"): live in both directions, with read receipts. */
export function Chat({ appointment }: { appointment: Appointment }) {
  const { role } = useUser();
  const isParty = role !== 'admin';
  const refusal = whyNotSend(appointment);
  const appointmentId = appointment.id;
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

  const unread = isParty ? messages.filter((message) => message.receiver_id === user_id && !message.read).length : 0;
  const { isOpen, isSeen, isOver, toggle } = useOpening(thread.rows ? unread > 0 : undefined);
  // Now, or a message written after the connection is lost would find nothing that sends it; the outbox tries again after a failure.
  useEffect(() => void loadSender().catch(() => undefined), []);
  useMarkRead(appointmentId, isSeen && unread > 0);
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
  }, [last?.id, waiting.at(-1)?.reason, isOpen]);

  return (
    <section className={`chat ${isOpen ? 'chat-open' : ''}`} aria-labelledby="messages">
      <div className="border-line max-lg:sr-only border-b p-4">
        <h2 id="messages" className="text-xl">
          Messages
        </h2>
        <p className="text-muted text-sm">with {otherName(appointment, role)}</p>
      </div>
      <button type="button" className="chat-bar" aria-expanded={isOpen} aria-controls="chat-log" onClick={toggle}>
        {isOpen ? <strong className="truncate">{otherName(appointment, role)}</strong> : <Latest message={last} unread={unread} />}
        <span className={`ml-auto ${isOpen ? '' : 'rotate-180'}`}>
          <Icon name="down" />
        </span>
        <span className="sr-only">{isOpen ? 'Close the messages' : 'Open the messages'}</span>
      </button>
      {role === 'buyer' && <NeverPay />}
      <div
        id="chat-log"
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
      {isOver && <WhileOver onClose={toggle} />}
    </section>
  );
}

function otherName({ buyer, dealer }: Appointment, reader: Role): string {
  if (reader === 'dealer') return buyer.full_name;
  const name = `${dealer.full_name}, ${dealerName(dealer)}`;
  return reader === 'buyer' ? name : `${buyer.full_name} and ${name}`;
}

/** The latest message, in one line above the composer of a phone. */
function Latest({ message, unread }: { message: { message: string; created_at?: string } | undefined; unread: number }) {
  if (!message) return <span className="text-muted">No messages yet</span>;
  return (
    <>
      <Unread count={unread} />
      <span className={`truncate ${unread ? 'font-bold' : ''}`}>{message.message}</span>
      {message.created_at && <span className="text-muted shrink-0 text-sm">{timeOfDay(message.created_at)}</span>}
    </>
  );
}

/** The warning that a cheated buyer would have needed. */
function NeverPay() {
  return (
    <p className="chat-warning bg-notice-soft border-line gap-3 border-b px-4 py-2 text-sm">
      <Icon name="verification" />
      <span>
        Never pay before you have seen the car. {siteName} never asks for money or your M-Pesa PIN.{' '}
        <a className="link" href={paths.deposit}>
          Asked for a deposit?
        </a>
      </span>
    </p>
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
