import type { Appointment } from '../../../shared/appointments/api.ts';
import { whyNotConfirm } from '../../../shared/appointments/rules.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import type { Role } from '../../../shared/roles.ts';
import { timeOfDay } from '../../../shared/time.ts';
import { useUser } from '../../client/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { ChatFoot, NeverPay } from './chat-foot.tsx';
import { ChatLog } from './chat-log.tsx';
import { Unread } from './unread.tsx';
import { useChat } from './use-chat.ts';
import { useMarkRead, useToastGone } from './use-mark-read.ts';
import { useOpening } from './use-opening.ts';
import { WhileOver } from './while-over.tsx';
import './chat.css';
import { messageInWords } from '../../../shared/messages/removed.ts';
import { chatWords } from '../../../words/messages/chat.ts';

/** The messages panel of an appointment (docs/domain/lifecycles.md, "Message"): live in both directions, with read receipts. */
export function Chat({ appointment }: { appointment: Appointment }) {
  const actor = useUser();
  const { role } = actor;
  const now = useNow();
  const chat = useChat(appointment);
  const { last, unread } = chat;
  // A time to confirm comes first: the messages would cover it.
  const isAsked = whyNotConfirm({ actor, appointment, request: appointment.request, dealer: appointment.dealer, now }) === null;
  const { isOpen, isSeen, isOver, toggle } = useOpening(chat.thread.rows ? unread > 0 && !isAsked : undefined);
  useMarkRead(appointment.id, chat, isSeen);
  useToastGone(appointment.id, isSeen);
  return (
    <section className={`chat ${isOpen ? 'chat-open' : ''}`} aria-labelledby="messages">
      <div className="border-line max-lg:sr-only border-b p-4">
        <h2 id="messages" className="text-xl">
          {chatWords.messages}
        </h2>
        <p className="text-muted text-sm">{chatWords.withWhom(whom(appointment, role))}</p>
      </div>
      <button type="button" className="chat-bar" aria-expanded={isOpen} aria-controls="chat-log" onClick={toggle}>
        {isOpen ? <strong className="truncate">{whom(appointment, role)}</strong> : <Latest message={last} unread={unread} />}
        <span className={`ml-auto ${isOpen ? '' : 'rotate-180'}`}>
          <Icon name="down" />
        </span>
        <span className="sr-only">{isOpen ? chatWords.close : chatWords.open}</span>
      </button>
      {isSeen && <NeverPay />}
      <ChatLog chat={chat} isOpen={isOpen} />
      {/* The keyboard of a phone would leave nothing in sight of what is answered. */}
      <ChatFoot chat={chat} onWrite={isSeen ? undefined : toggle} />
      {isOver && <WhileOver onClose={toggle} />}
    </section>
  );
}

/** With whom the reader writes; our team reads both. */
function whom({ buyer, dealer }: Appointment, reader: Role): string {
  if (reader === 'dealer') return buyer.full_name;
  const name = `${dealer.full_name}, ${dealerName(dealer)}`;
  return reader === 'buyer' ? name : chatWords.bothOf(buyer.full_name, name);
}

/** The latest message, in one line above the composer of a phone. */
function Latest({ message, unread }: { message: { message: string; created_at?: string } | undefined; unread: number }) {
  if (!message) return <span className="text-muted">{chatWords.noneYet}</span>;
  return (
    <>
      <Unread count={unread} />
      <span className={`truncate ${unread ? 'font-bold' : ''}`}>{messageInWords(message.message)}</span>
      {message.created_at && <span className="text-muted shrink-0 text-sm">{timeOfDay(message.created_at)}</span>}
    </>
  );
}
