import type { Appointment } from '../../../shared/appointments/api.ts';
import { reasonInWords } from '../../../shared/appointments/system-reasons.ts';
import { appointmentPageWords } from '../../../words/appointments/appointment-page.ts';
import { useUser } from '../../client/session.ts';

/** What the two sides noted, and why it was cancelled. Nothing where nobody wrote anything. */
export function Notes({ appointment: { buyer_notes, dealer_notes, cancel_reason } }: { appointment: Appointment }) {
  const { role } = useUser();
  if (!buyer_notes && !dealer_notes && !cancel_reason) return null;
  return (
    <div className="border-line grid gap-3 border-t pt-5 sm:grid-cols-2">
      <Note title={role === 'buyer' ? appointmentPageWords.yourNote : appointmentPageWords.buyersNote} text={buyer_notes} />
      <Note title={role === 'dealer' ? appointmentPageWords.yourNote : appointmentPageWords.dealersNote} text={dealer_notes} />
      <Note title={appointmentPageWords.cancelledBecause} text={cancel_reason && reasonInWords(cancel_reason)} />
    </div>
  );
}

function Note({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <p className="text-muted text-sm">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}
