import { type RawBuilder, sql } from 'kysely';
import type { ChangedField } from '../../../shared/audit/api.ts';
import { carFields, carNames, factNames } from '../../../shared/cars/fields.ts';
import { namesAt, pick } from '../../../shared/field-row.ts';
import type { ThingKind } from '../../../shared/moderation/kinds.ts';
import { photosOverTime } from '../../../shared/photos/over-time.ts';
import { profileFields } from '../../../shared/profile/fields.ts';
import { requestFields } from '../../../shared/requests/fields.ts';
import type { Reader } from '../../platform/data/database.ts';
import { changeOf } from '../../platform/live/events.ts';
import { changesInWords } from '../audit/changes.ts';
import { columnOf, shownName } from '../profile/columns.ts';
import type { Thing } from './things.ts';

/** What a thing says and shows to who reads it, by field. `photos`: their addresses. */
export type Standing = Record<string, string | number | boolean | string[] | null>;

/** These fields by their names, for `jsonb_build_object`. */
const columns = (names: readonly string[]) => sql.join(names.map((name) => sql`${sql.lit(name)}, ${sql.ref(name)}`));

const requestSays = [...namesAt(requestFields, 'head'), ...namesAt(requestFields, 'team')];

const ofPerson = sql.join(namesAt(profileFields, 'reported').map((name) => sql`${sql.lit(name)}, ${sql.ref(columnOf(name))}`));

// What our team took away counts as if it stood there: it was not its owner who changed it.
const standings: Record<ThingKind, (id: string) => RawBuilder<{ stands: Standing }>> = {
  request: (id) => sql`
    select jsonb_build_object(${columns(requestSays)}) as stands from car_requests where id = ${id}`,
  bid: (id) => sql`
    select jsonb_build_object(
      'price', price, 'message', coalesce(removed ->> 'message', message), 'photos', coalesce(removed -> 'image_urls', to_jsonb(image_urls)),
      ${columns(factNames)}
    ) as stands from bids where id = ${id}`,
  car: (id) => sql`
    select jsonb_build_object('photos', image_urls, ${columns(carNames)}) as stands from cars where id = ${id}`,
  message: (id) => sql`
    select jsonb_build_object(
      'message', coalesce(removed ->> 'message', message), 'photos', coalesce(removed -> 'image_urls', to_jsonb(image_urls))
    ) as stands from messages where id = ${id}`,
  review: (id) => sql`
    select jsonb_build_object(
      'stars', rating, 'words', coalesce(removed ->> 'review_text', review_text), 'answer', coalesce(removed ->> 'answer', answer)
    ) as stands from ratings where id = ${id}`,
  person: (id) => sql`
    select jsonb_build_object('name', ${shownName}, ${ofPerson}) as stands from profiles p where p.user_id = ${id}`,
};

/** What a thing says and shows now; undefined when its row is not there any more. */
export async function findStanding(db: Reader, { thing, thing_id }: Thing): Promise<Standing | undefined> {
  const { rows } = await standings[thing](thing_id).execute(db);
  return rows[0]?.stands;
}

// A snapshot is read over "not stated": of the facts that there are only since. What every car states, one of the last step before the baseline did not keep.
const nothingStated = Object.fromEntries(carNames.filter((name) => !('isRequired' in carFields[name])).map((name) => [name, null]));

/** What of a thing is not as it was any more, in words: `before` as it was. */
export function changedSince(thing: ThingKind, was: Standing, now: Standing): ChangedField[] {
  const kept = { ...nothingStated, ...was };
  const photos = photosOverTime(list(was), list(now));
  const stands = pick(
    now,
    Object.keys(kept).filter((name) => name in now),
  );
  const { before, after } = changeOf({ ...kept, photos: photos.before }, { ...stands, photos: photos.after });
  return changesInWords(thing, { before, after });
}

const list = ({ photos }: Standing) => (Array.isArray(photos) ? photos : []);
