import { paths } from '../../../shared/addresses/paths.ts';
import { whyNotSend } from '../../../shared/messages/rules.ts';
import { useUser } from '../../client/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { siteName } from '../../ui/site-name.ts';
import { Composer } from './composer.tsx';
import type { ChatState } from './use-chat.ts';

/** Where a party writes, or why nothing can be sent any more. */
export function ChatFoot({ chat: { appointment, isParty, send } }: { chat: ChatState }) {
  const refusal = whyNotSend(appointment);
  if (!isParty) return null;
  if (refusal) return <p className="border-line text-muted border-t p-4 text-sm">{refusal.message}</p>;
  return <Composer key={appointment.id} appointmentId={appointment.id} onSend={send} />;
}

/** The warning that a cheated buyer would have needed. */
export function NeverPay() {
  const { role } = useUser();
  if (role !== 'buyer') return null;
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
