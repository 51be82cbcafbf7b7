import { sql } from 'kysely';
import { type ThingKind, thingKinds } from '../../../shared/moderation/kinds.ts';
import type { Removal } from '../../../shared/moderation/removal.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { KindOfThing, Reported } from './kind-of-thing.ts';
import { bid } from './things/bid.ts';
import { car } from './things/car.ts';
import { message } from './things/message.ts';
import { person } from './things/person.ts';
import { request } from './things/request.ts';
import { review } from './things/review.ts';

/** A thing that can be reported. */
export interface Thing {
  thing: ThingKind;
  thing_id: string;
}

const kinds: Record<ThingKind, KindOfThing> = { request, bid, car, message, review, person };

/** Whose this thing is; undefined when the actor may not read it, or there is none. */
export function findOwner(db: Reader, actor: Actor, { thing, thing_id }: Thing) {
  return kinds[thing].owner(db, actor, thing_id).executeTakeFirst();
}

/** The car, or the person, that a report is about, for a query over `reports as r`. */
export const aboutThing = sql<string>`coalesce(case r.thing ${sql.join(
  thingKinds.map((kind) => sql`when ${sql.lit(kind)} then (${kinds[kind].about})`),
  sql` `,
)} end, '')`;

/** A reported thing as the administrator sees it now; undefined when its row is not there any more. */
export function findSubject(db: Reader, { thing, thing_id }: Thing): Promise<Reported | undefined> {
  return kinds[thing].read(db, thing_id);
}

/** The addresses of the photos that a thing shows now; of what can have none, none. */
export async function findPhotosOf(db: Reader, { thing, thing_id }: Thing): Promise<string[]> {
  const { rows = [] } = (await kinds[thing].photos?.(thing_id).execute(db)) ?? {};
  return rows.map(({ url }) => url);
}

/** What removing a thing would do now, with whom and what that concerns; undefined when there is no such thing any more. */
export function findRemoval(db: Reader, { thing, thing_id }: Thing): Promise<Removal | undefined> {
  return kinds[thing].removal(db, thing_id);
}
