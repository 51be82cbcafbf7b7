import type { Appointment } from '../../../shared/appointments/api.ts';
import { isOpen } from '../../../shared/deal.ts';
import { appointmentPageWords } from '../../../words/appointments/appointment-page.ts';
import { useUser } from '../../client/session.ts';
import { Icon } from '../../ui/icon.tsx';

/** What a buyer looks at in the yard; after a sale what comes next, for each side. Nothing for the administrator. */
export function Checklists({ appointment }: { appointment: Appointment }) {
  const { role } = useUser();
  if (role === 'admin') return null;
  if (appointment.outcome === 'sold')
    return <Checklist title={appointmentPageWords.whatComesNext} lines={appointmentPageWords.afterSale[role]} />;
  return role === 'buyer' && isOpen(appointment) ? (
    <Checklist title={appointmentPageWords.atTheYard} lines={appointmentPageWords.inTheYard} />
  ) : null;
}

function Checklist({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="border-line border-t pt-5" aria-label={title}>
      <h2 className="mb-2 text-xl">{title}</h2>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Icon name="check" /> {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
