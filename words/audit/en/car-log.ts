import { en as plural } from '../../plural.ts';
import type { Told } from '../told.ts';

/** Cars in stock, and what the administrator decides about them. */
export const sentences = {
  'car.added': ({ who, aCar }: Told) => `${who} listed ${aCar}`,
  'car.changed': ({ who, aCar, dealer, photos }: Told) =>
    photos > 0
      ? plural(photos, {
          one: `${who} removed 1 photo of ${aCar} listed by ${dealer}, after a report`,
          other: `${who} removed ${photos} photos of ${aCar} listed by ${dealer}, after a report`,
        })
      : `${who} edited ${aCar}`,
  'car.status_changed': ({ who, aCar }: Told, { status }: { status: 'available' | 'reserved' | 'sold' }) =>
    `${who} marked ${aCar} as ${status}`,
  'car.deleted': ({ who, aCar }: Told) => `${who} deleted ${aCar}`,
  'car.approved': ({ who, aCar }: Told, { part }: { part: 'car' | 'change' }) =>
    part === 'car' ? `${who} approved ${aCar}` : `${who} approved the changes of ${aCar}`,
  'car.refused': ({ who, aCar }: Told, { part }: { part: 'car' | 'change' }) =>
    part === 'car' ? `${who} refused ${aCar}` : `${who} refused the changes of ${aCar}`,
  'car.taken_down': ({ who, aCar, dealer }: Told, { by_report }: { by_report?: boolean | undefined }) =>
    by_report ? `${who} took down ${aCar} listed by ${dealer}, after a report` : `${who} took down ${aCar} listed by ${dealer}`,
  'car.saved': ({ who, aCar }: Told) => `${who} saved ${aCar}`,
  'car.asked_for': ({ who, aCar }: Told) => `${who} asked for an offer from the page of ${aCar}`,
};
