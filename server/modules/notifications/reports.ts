import { carName } from '../../../shared/cars/names.ts';
import type { EventData } from '../../../shared/events.ts';
import type { ReportView } from '../../../shared/moderation/report-view.ts';
import { findReporters } from '../moderation/reports.ts';
import { kindsOfThing } from '../moderation/things.ts';
import type { EventHandlers, Notice } from './event-handler.ts';
import { isStillThere } from './facts.ts';

type Decided = EventData<'report.decided'>;
type Subject = ReportView['subject'];

/** The car that a reported thing is about, or ''. */
function carOf(subject: Subject): string {
  if (subject.thing === 'car') return carName(subject.car);
  return 'car_model' in subject ? subject.car_model : '';
}

/** Who was reported, of a review its dealer. */
function whom({ thing_id }: Decided, subject: Subject): { user_id: string } | undefined {
  if (subject.thing === 'review') return { user_id: subject.dealer.user_id };
  return subject.thing === 'person' ? { user_id: thing_id } : undefined;
}

/** What the reporter reads. A review's reader may not know the car. */
function toReporter(data: Decided, subject: Subject): Notice {
  const { thing, verdict, photos, reason } = data;
  const person = whom(data, subject);
  const about = person ? '' : carOf(subject);
  return { kind: 'report-answered', params: { thing, about, verdict, photos, reason, ...(person && { person }) }, mail: {} };
}

function toOwner({ thing, thing_id, verdict, photos, reason }: Decided, subject: Subject, can_lose: boolean): Notice {
  const place_id = 'appointment_id' in subject ? subject.appointment_id : thing_id;
  const it = { thing, about: carOf(subject), place_id, reason };
  if (verdict !== 'warned') return { kind: 'report-removed', params: { ...it, photos }, mail: {} };
  return { kind: 'report-warned', params: { ...it, can_lose }, mail: {} };
}

/** What the administrator decided about reports, for who reported and for the owner of the thing, each without the other. */
export const reportHandlers = {
  'report.decided': {
    to: async (db, { data: { report_ids, owner_id, verdict, is_told } }) => {
      const owner = verdict !== 'unfounded' && !is_told && (await isStillThere(db, owner_id)) ? [owner_id] : [];
      return [...owner, ...(await findReporters(db, report_ids))];
    },
    notice: async (db, { data }, reader) => {
      const reported = await kindsOfThing[data.thing].read(db, data.thing_id);
      if (!reported) return null;
      const { subject, why_not_remove } = reported;
      return reader === data.owner_id ? toOwner(data, subject, !why_not_remove) : toReporter(data, subject);
    },
  },
} satisfies Partial<EventHandlers>;
