import { paths } from '../../../shared/addresses/paths.ts';
import type { AppointmentLine as Line } from '../../../shared/appointments/api.ts';
import { whyNotComplete, whyNotReschedule } from '../../../shared/appointments/rules.ts';
import { overdueViewingsWords } from '../../../words/appointments/overdue-viewings.ts';
import { useUser } from '../../client/session.ts';
import type { PagedList } from '../../ui/paged.tsx';
import { Preview } from '../../ui/preview.tsx';
import { useNow } from '../../ui/use-now.ts';
import { AppointmentLine } from './appointment-line.tsx';

const shown = 3;

interface OverdueAppointmentsProps {
  list: PagedList<Line>;
  /** What the home's leading card names already. */
  except: readonly { id: string }[];
}

/** On a home: open appointments whose time has passed, each with the step it waits for. Renders nothing while they load, and when there are no others. */
export function OverdueAppointments({ list: all, except }: OverdueAppointmentsProps) {
  const rows = all.rows?.filter(({ id }) => except.every((named) => named.id !== id));
  const list = { ...all, rows };
  if (rows ? rows.length === 0 && !all.hasMore : !all.error) return null;
  return (
    <Preview
      title={overdueViewingsWords.heading}
      list={list}
      failure={overdueViewingsWords.notLoaded}
      most={shown}
      empty={null}
      more={{ to: paths.appointments('overdue'), label: overdueViewingsWords.all }}
    >
      {(appointment) => <OverdueLine appointment={appointment} />}
    </Preview>
  );
}

/** An open appointment whose time has passed, with the step it waits for. */
export function OverdueLine({ appointment }: { appointment: Line }) {
  const actor = useUser();
  const { request, dealer, bid } = appointment;
  const facts = { actor, appointment, request, dealer, bid, now: useNow() };
  const isConfirmed = appointment.status === 'confirmed';
  const refusal = isConfirmed ? whyNotComplete(facts) : whyNotReschedule(facts);
  const step = isConfirmed ? 'outcome' : 'new-time';
  return <AppointmentLine appointment={appointment} step={refusal ? undefined : step} reason={refusal?.message()} />;
}
