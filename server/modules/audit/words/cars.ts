import type { Sentences } from './told.ts';

/** Cars in stock, and what the administrator decides about them. */
export const carWords: Sentences<`car.${'added' | 'changed' | 'status_changed' | 'deleted' | 'approved' | 'refused' | 'taken_down' | 'saved' | 'asked_for'}`> =
  {
    'car.added': ({ who, aCar }) => `${who} listed ${aCar}`,
    'car.changed': ({ who, aCar, dealer, photos }) =>
      photos ? `${who} removed ${photos} of ${aCar} listed by ${dealer}, after a report` : `${who} edited ${aCar}`,
    'car.status_changed': ({ who, aCar }, { status }) => `${who} marked ${aCar} as ${status}`,
    'car.deleted': ({ who, aCar }) => `${who} deleted ${aCar}`,
    'car.approved': ({ who, aCar }, { part }) => (part === 'car' ? `${who} approved ${aCar}` : `${who} approved the changes of ${aCar}`),
    'car.refused': ({ who, aCar }, { part }) => (part === 'car' ? `${who} refused ${aCar}` : `${who} refused the changes of ${aCar}`),
    'car.taken_down': ({ who, aCar, dealer }, { by_report }) =>
      `${who} took down ${aCar} listed by ${dealer}${by_report ? ', after a report' : ''}`,
    'car.saved': ({ who, aCar }) => `${who} saved ${aCar}`,
    'car.asked_for': ({ who, aCar }) => `${who} asked for an offer from the page of ${aCar}`,
  };
