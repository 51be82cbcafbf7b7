import type { Appointment } from '../../../shared/appointments/api.ts';
import { isOpen } from '../../../shared/deal.ts';
import { useUser } from '../../client/session.ts';
import { Icon } from '../../ui/icon.tsx';

const atTheYard = [
  'See it by daylight and drive it',
  'Let your mechanic look under it',
  'Compare the chassis number with the logbook',
  'Pay only when you are satisfied',
];

// As NTSA has it: the present owner begins, the new one accepts, and a logbook in their name follows (docs/domain/lifecycles.md, "Sale").
const afterSale = {
  buyer: [
    'Transfer: the owner starts it on eCitizen, with NTSA; you accept it there',
    'Logbook: NTSA issues a new one in your name',
    'Receipt: ask for a signed agreement and a receipt for what you paid',
  ],
  dealer: [
    'Transfer: the owner starts it on eCitizen, with NTSA; the buyer accepts it there',
    'Logbook: NTSA issues a new one in the buyer’s name',
    'Receipt: give the buyer a signed agreement and a receipt',
  ],
};

/** What a buyer looks at in the yard; after a sale what comes next, for each side. Nothing for the administrator. */
export function Checklists({ appointment }: { appointment: Appointment }) {
  const { role } = useUser();
  if (role === 'admin') return null;
  if (appointment.outcome === 'sold') return <Checklist title="What comes next" lines={afterSale[role]} />;
  return role === 'buyer' && isOpen(appointment) ? <Checklist title="At the yard" lines={atTheYard} /> : null;
}

function Checklist({ title, lines }: { title: string; lines: string[] }) {
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
