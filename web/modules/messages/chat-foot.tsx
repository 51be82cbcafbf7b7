import { useEffect, useState } from 'react';
import { whyStopped } from '../../../shared/access.ts';
import { paths } from '../../../shared/addresses/paths.ts';
import { whyNotSend } from '../../../shared/messages/rules.ts';
import { chatWords } from '../../../words/messages/chat.ts';
import { useUser } from '../../client/session.ts';
import { readStored } from '../../client/stored.ts';
import { Icon } from '../../ui/icon.tsx';
import { siteName } from '../../ui/site-name.ts';
import { Composer } from './composer.tsx';
import type { ChatState } from './use-chat.ts';

interface ChatFootProps {
  chat: ChatState;
  /** When somebody begins to write. */
  onWrite?: (() => void) | undefined;
}

/** Where a party writes, or why nothing can be sent. */
export function ChatFoot({ chat: { appointment, isParty, send }, onWrite }: ChatFootProps) {
  const refusal = whyStopped(useUser()) ?? whyNotSend(appointment);
  if (!isParty) return null;
  if (refusal) return <p className="border-line text-muted border-t p-4 text-sm">{refusal.message()}</p>;
  return <Composer key={appointment.id} appointmentId={appointment.id} onSend={send} onWrite={onWrite} />;
}

/** The warning that a cheated buyer would have needed: whole at the first visit, then folded to its one line. */
export function NeverPay() {
  return useUser().role === 'buyer' ? <Warning /> : null;
}

const warned = 'warned';

function Warning() {
  const [isFirst] = useState(() => !readStored(localStorage, warned, isTrue));
  useEffect(() => localStorage.setItem(warned, 'true'), []);
  return (
    <details className="chat-warning" open={isFirst}>
      <summary>
        <Icon name="verification" /> <span className="grow">{chatWords.neverPay}</span> <Icon name="down" size={18} />
      </summary>
      <p>
        {chatWords.neverAsks(siteName)}{' '}
        <a className="link" href={paths.deposit}>
          {chatWords.askedForDeposit}
        </a>
      </p>
    </details>
  );
}

const isTrue = (value: unknown): value is true => value === true;
