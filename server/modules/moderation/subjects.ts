import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ThingKind } from '../../../shared/moderation/kinds.ts';
import type { ReportView } from '../../../shared/moderation/report-view.ts';
import type { Removable } from '../../../shared/moderation/rules.ts';
import type { Reader } from '../../platform/data/database.ts';
import { shownName } from '../accounts/names.ts';
import { carFacts } from '../bids/columns.ts';
import { readReviewedCar } from '../cars/review.ts';
import { countMessages, findMessagesAround } from './thread-messages.ts';

/** A reported thing as it is now, and what decides whether it can be removed. */
export interface Reported {
  subject: ReportView['subject'];
  removable: Removable;
  /** The thread that the administrator reads with it. */
  thread?: string;
}

// What our team took away is still there for it, but for the photos of an offer: their files go at once.
const finders: Record<ThingKind, (db: Reader, id: string) => Promise<Reported | undefined>> = {
  request: async (db, id) => {
    const row = await db
      .selectFrom('car_requests')
      .select(['car_model', 'budget', 'location', 'description', 'status', 'created_at'])
      .select(sql<boolean>`deleted_at is not null`.as('is_deleted'))
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { subject: { thing: 'request', ...row }, removable: { thing: 'request', ...row } };
  },
  bid: async (db, id) => {
    const row = await db
      .selectFrom('bids as b')
      .innerJoin('car_requests as r', 'r.id', 'b.request_id')
      .select(['r.car_model', 'r.budget', 'b.price', 'b.status', 'b.created_at', ...carFacts])
      .select([
        sql<string | null>`coalesce(b.removed ->> 'message', b.message)`.as('message'),
        'b.image_urls',
        sql<number>`coalesce(jsonb_array_length(b.removed -> 'image_urls'), 0)`.as('photos_deleted'),
        sql<boolean>`b.removed_at is not null`.as('is_removed'),
      ])
      .where('b.id', '=', id)
      .executeTakeFirst();
    return row && { subject: { thing: 'bid', ...row }, removable: { thing: 'bid', status: row.status } };
  },
  car: async (db, id) => {
    const row = await readReviewedCar(db, id);
    return (
      row && { subject: { thing: 'car', ...row }, removable: { thing: 'car', approval: row.car.approval, is_deleted: row.is_deleted } }
    );
  },
  message: async (db, id) => {
    const row = await db
      .selectFrom('messages as m')
      .innerJoin('appointments as a', 'a.id', 'm.appointment_id')
      .innerJoin('car_requests as r', 'r.id', 'a.request_id')
      .select(['m.appointment_id', 'r.car_model', sql<boolean>`m.removed_at is not null`.as('is_removed')])
      .where('m.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { appointment_id, car_model, is_removed } = row;
    const [messages, message_count] = await Promise.all([
      findMessagesAround(db, { id, appointment_id }),
      countMessages(db, appointment_id),
    ]);
    return {
      subject: { thing: 'message', appointment_id, car_model, messages, message_count },
      removable: { thing: 'message', is_removed },
      thread: appointment_id,
    };
  },
  review: async (db, id) => {
    const row = await db
      .selectFrom('ratings as t')
      .innerJoin('appointments as a', 'a.id', 't.appointment_id')
      .innerJoin('car_requests as r', 'r.id', 'a.request_id')
      .select(['t.appointment_id', 'r.car_model', 't.rating', 't.created_at'])
      .select([
        sql<string | null>`coalesce(t.removed ->> 'review_text', t.review_text)`.as('review_text'),
        sql<string | null>`coalesce(t.removed ->> 'answer', t.answer)`.as('answer'),
        sql<boolean>`t.removed_at is not null`.as('is_hidden'),
      ])
      .select(({ selectFrom }) =>
        jsonObjectFrom(
          selectFrom('profiles as p')
            .select(['p.user_id', shownName.as('name')])
            .whereRef('p.user_id', '=', 't.dealer_id'),
        )
          .$notNull()
          .as('dealer'),
      )
      .where('t.id', '=', id)
      .executeTakeFirst();
    return row && { subject: { thing: 'review', ...row }, removable: { thing: 'review', is_removed: row.is_hidden } };
  },
  person: async (db, id) => {
    const row = await db.selectFrom('profiles').select(['location', 'phone', 'is_verified']).where('user_id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { is_verified, ...contact } = row;
    return { subject: { thing: 'person', ...contact }, removable: { thing: 'person', is_verified } };
  },
};

/** A reported thing as the administrator sees it now; undefined when its row is not there any more. */
export function findSubject(db: Reader, { thing, thing_id }: { thing: ThingKind; thing_id: string }): Promise<Reported | undefined> {
  return finders[thing](db, thing_id);
}
