import { type RawBuilder, sql } from 'kysely';
import type { ChangedField } from '../../../shared/audit/api.ts';
import type { ThingKind } from '../../../shared/moderation/kinds.ts';
import { photosOverTime } from '../../../shared/photos/over-time.ts';
import type { Reader } from '../../platform/data/database.ts';
import { changeOf } from '../../platform/live/events.ts';
import { shownName } from '../accounts/names.ts';
import { changesOf } from '../audit/changes.ts';
import type { Thing } from './queries.ts';

/** What a thing says and shows to who reads it, by field. `photos`: their addresses. */
export type Standing = Record<string, string | number | string[] | null>;

// What our team took away counts as if it stood there: it was not its owner who changed it.
const standings: Record<ThingKind, (id: string) => RawBuilder<{ stands: Standing }>> = {
  request: (id) => sql`
    select jsonb_build_object('car', car_model, 'budget', budget, 'place', location, 'description', description) as stands
    from car_requests where id = ${id}`,
  bid: (id) => sql`
    select jsonb_build_object(
      'price', price, 'message', coalesce(removed ->> 'message', message), 'photos', coalesce(removed -> 'image_urls', to_jsonb(image_urls))
    ) as stands from bids where id = ${id}`,
  car: (id) => sql`
    select jsonb_build_object(
      'car', concat_ws(' ', make, model, year), 'price', price, 'mileage', mileage, 'color', color, 'condition', condition,
      'place', location, 'description', description, 'photos', image_urls
    ) as stands from cars where id = ${id}`,
  message: (id) => sql`
    select jsonb_build_object(
      'message', coalesce(removed ->> 'message', message), 'photos', coalesce(removed -> 'image_urls', to_jsonb(image_urls))
    ) as stands from messages where id = ${id}`,
  review: (id) => sql`
    select jsonb_build_object(
      'stars', rating, 'words', coalesce(removed ->> 'review_text', review_text), 'answer', coalesce(removed ->> 'answer', answer)
    ) as stands from ratings where id = ${id}`,
  person: (id) => sql`
    select jsonb_build_object(
      'name', ${shownName}, 'full_name', p.full_name, 'place', p.location, 'phone', p.phone, 'address', p.business_address
    ) as stands from profiles p where p.user_id = ${id}`,
};

/** What a thing says and shows now; undefined when its row is not there any more. */
export async function findStanding(db: Reader, { thing, thing_id }: Thing): Promise<Standing | undefined> {
  const { rows } = await standings[thing](thing_id).execute(db);
  return rows[0]?.stands;
}

/** What of a thing is not as it was any more, in words: `before` as it was. */
export function changedSince(was: Standing, now: Standing): ChangedField[] {
  const photos = photosOverTime(list(was), list(now));
  const { before, after } = changeOf({ ...was, photos: photos.before }, { ...now, photos: photos.after });
  return changesOf({ before, after });
}

const list = ({ photos }: Standing) => (Array.isArray(photos) ? photos : []);
