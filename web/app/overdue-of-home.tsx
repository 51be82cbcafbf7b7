import { type ComponentProps, lazy, Suspense } from 'react';
import type { OverdueAppointments } from '../modules/appointments/overdue-appointments.tsx';

const Overdue = lazy(() => import('./rest.ts').then(({ OverdueAppointments }) => ({ default: OverdueAppointments })));

/**
 * The viewings of a home whose time has passed. They come with the rules of a viewing, which no first paint needs, and which are there before the home's
 * figures: `rest.ts` follows the first paint at once.
 */
export function OverdueOfHome(props: ComponentProps<typeof OverdueAppointments>) {
  return (
    <Suspense>
      <Overdue {...props} />
    </Suspense>
  );
}
