import { sql } from 'kysely';
import { carName } from '../../../shared/cars/names.ts';
import type { EventData } from '../../../shared/events.ts';
import type { ThingKind } from '../../../shared/moderation/kinds.ts';
import { whyNotRemove } from '../../../shared/moderation/rules.ts';
import type { PersonId } from '../../../shared/notifications/kinds.ts';
import type { Reader } from '../../platform/data/database.ts';
import { findReporters } from '../moderation/reports.ts';
import { findSubject } from '../moderation/things.ts';
import type { EventHandlers, Notice } from './event-handler.ts';
import { isStillThere } from './facts.ts';

type Decided = EventData<'report.decided'>;

/** The car that a reported thing is about, and where its owner sees it. */
interface Place {
  about: string;
  place_id: string;
}

const ofViewing = (db: Reader, of: 'messages' | 'ratings', id: string) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .select(['r.car_model as about', 'a.id as place_id'])
    .where('a.id', '=', sql<string>`(select appointment_id from ${sql.table(of)} where id = ${id})`)
    .executeTakeFirst();

const places: Record<ThingKind, (db: Reader, id: string) => Promise<Place | undefined>> = {
  request: (db, id) =>
    db.selectFrom('car_requests').select(['car_model as about', 'id as place_id']).where('id', '=', id).executeTakeFirst(),
  bid: (db, id) =>
    db
      .selectFrom('bids as b')
      .innerJoin('car_requests as r', 'r.id', 'b.request_id')
      .select(['r.car_model as about', 'b.id as place_id'])
      .where('b.id', '=', id)
      .executeTakeFirst(),
  car: async (db, id) => {
    const car = await db.selectFrom('cars').select(['make', 'model', 'year']).where('id', '=', id).executeTakeFirst();
    return car && { about: carName(car), place_id: id };
  },
  message: (db, id) => ofViewing(db, 'messages', id),
  review: (db, id) => ofViewing(db, 'ratings', id),
  person: async (_, id) => ({ about: '', place_id: id }),
};

/** Who was reported, of a review its dealer. */
async function whom(db: Reader, { thing, thing_id }: Decided): Promise<{ person?: PersonId }> {
  if (thing === 'person') return { person: { user_id: thing_id } };
  if (thing !== 'review') return {};
  const { dealer_id } = await db.selectFrom('ratings').select('dealer_id').where('id', '=', thing_id).executeTakeFirstOrThrow();
  return { person: { user_id: dealer_id } };
}

/** What the reporter reads. A review's reader may not know the car. */
async function toReporter(db: Reader, data: Decided, { about }: Place): Promise<Notice> {
  const { thing, verdict, photos, reason } = data;
  const params = { thing, about: thing === 'review' ? '' : about, verdict, photos, reason, ...(await whom(db, data)) };
  return { kind: 'report-answered', params, mail: {} };
}

async function toOwner(db: Reader, { thing, thing_id, verdict, photos, reason }: Decided, place: Place): Promise<Notice> {
  if (verdict !== 'warned') return { kind: 'report-removed', params: { thing, ...place, photos, reason }, mail: {} };
  const reported = await findSubject(db, { thing, thing_id });
  const can_lose = reported !== undefined && !whyNotRemove(reported.removable);
  return { kind: 'report-warned', params: { thing, ...place, reason, can_lose }, mail: {} };
}

/** What the administrator decided about reports, for who reported and for the owner of the thing, each without the other. */
export const reportHandlers = {
  'report.decided': {
    to: async (db, { data: { report_ids, owner_id, verdict, is_told } }) => {
      const owner = verdict !== 'unfounded' && !is_told && (await isStillThere(db, owner_id)) ? [owner_id] : [];
      return [...owner, ...(await findReporters(db, report_ids))];
    },
    notice: async (db, { data }, reader) => {
      const place = await places[data.thing](db, data.thing_id);
      if (!place) return null;
      return reader === data.owner_id ? toOwner(db, data, place) : toReporter(db, data, place);
    },
  },
} satisfies Partial<EventHandlers>;
