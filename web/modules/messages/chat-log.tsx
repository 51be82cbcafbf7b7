import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { chatWords } from '../../../words/messages/chat.ts';
import { useUser } from '../../client/session.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Failure } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';
import { DayOf, Own, Theirs, Waiting } from './bubbles.tsx';
import { loadSender } from './outbox.tsx';
import { changeOne, dropUnsent } from './unsent.ts';
import type { ChatState } from './use-chat.ts';

/** The name of who wrote a message. */
const nameOf = (sender: string, { buyer, dealer }: Appointment) => (sender === buyer.user_id ? buyer.full_name : dealerName(dealer));

/** The messages of a thread, the newest in sight; earlier ones come above at a tap. `isOpen`: whether they are shown now. */
export function ChatLog({ chat, isOpen }: { chat: ChatState; isOpen: boolean }) {
  const { user_id } = useUser();
  const { appointment, thread, messages, waiting, last } = chat;
  const now = useNow();
  const scroller = useRef<HTMLDivElement>(null);
  const next = waiting.find(({ isRefused }) => !isRefused);
  const isOwn = last !== undefined && (!('sender_id' in last) || last.sender_id === user_id);

  // Now, or a message written after the connection is lost would find nothing that sends it; the outbox tries again after a failure.
  useEffect(() => void loadSender().catch(() => undefined), []);
  // New messages are added at the bottom, where they move nothing.
  useLayoutEffect(() => {
    if (thread.hasNews) thread.showNews();
  });
  // Scroll only the panel: on a phone the page itself must not move.
  const isAtEnd = useRef(true);
  // A keyboard that opens, a phone that is turned or a longer draft takes room from it; what was in sight at its end stays there.
  useEffect(() => {
    const panel = scroller.current;
    if (!panel) return;
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current) panel.scrollTop = panel.scrollHeight;
    });
    resized.observe(panel);
    return () => resized.disconnect();
  }, []);
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
  }, [messages[0]?.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to a new message, unless the user has scrolled up
  useLayoutEffect(() => {
    if (scroller.current && (isOwn || isAtEnd.current)) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [last?.id, waiting.at(-1)?.reason, isOpen]);

  return (
    <div
      id="chat-log"
      ref={scroller}
      className="chat-scroll"
      role="log"
      aria-label={chatWords.messages}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by the keyboard
      tabIndex={0}
      onScroll={({ currentTarget: panel }) => {
        isAtEnd.current = panel.scrollHeight - panel.scrollTop - panel.clientHeight < 100;
      }}
    >
      {!thread.rows && !thread.error && <Spinner label={chatWords.loading} />}
      {thread.error && <Failure title={chatWords.notLoaded} detail={thread.error.message} retry={thread.readAgain} />}
      {thread.hasMore && (
        <button type="button" className="btn btn-quiet mx-auto" disabled={thread.isReadingMore} onClick={showEarlier}>
          {chatWords.showEarlier}
        </button>
      )}
      {thread.rows && messages.length === 0 && waiting.length === 0 && <p className="text-muted m-auto">{chatWords.noneYet}</p>}
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          <DayOf message={message} before={messages[index - 1]} now={now} />
          {message.sender_id === user_id ? (
            <Own message={message} />
          ) : (
            <Theirs message={message} sender={nameOf(message.sender_id, appointment)} />
          )}
        </Fragment>
      ))}
      {waiting.map((message) => (
        <Waiting
          key={message.id}
          message={message}
          isNext={message === next}
          onRetry={(change) => changeOne(message.id, { ...change, reason: null, isRefused: false })}
          onDiscard={() => dropUnsent(message.id)}
        />
      ))}
    </div>
  );
}
