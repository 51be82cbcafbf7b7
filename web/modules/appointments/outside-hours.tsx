import { outsideHours } from '../../../shared/appointments/times.ts';
import type { YardHours } from '../../../shared/profile/hours.ts';
import { dayInNairobi, timeOfDay } from '../../../shared/time.ts';

/** Marks a viewing that starts while the yard is closed, for whoever is to confirm it (docs/domain/time.md, "Offered times"). */
export function OutsideHours({ hours, instant }: { hours: YardHours | null; instant: string }) {
  const said = outsideHours(hours, { day: dayInNairobi(instant), time: timeOfDay(instant) });
  return said && <p className="text-clay font-bold">{said}</p>;
}
