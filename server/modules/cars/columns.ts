import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../db/types.ts';
import { type CarField, carFields, carNames } from '../../../shared/cars/fields.ts';
import type { CarPhoto } from '../../../shared/cars/replies.ts';
import { namesAt } from '../../../shared/field-row.ts';
import { type WishedFact, wishedFacts } from '../../../shared/requests/fields.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { dealerCard } from '../dealers/columns.ts';
import { market } from '../market/market.ts';
import { isPersonSuspended, personOf } from '../profile/columns.ts';

/** What a car is called by those who saw it on the market: once it was taken down, its dealer's later words don't reach them. For a query over `cars as c`. */
export const nameAsSeen = [
  sql<string>`coalesce(c.shown_as ->> 'make', c.make)`.as('make'),
  sql<string>`coalesce(c.shown_as ->> 'model', c.model)`.as('model'),
  sql<number>`coalesce((c.shown_as ->> 'year')::int, c.year)`.as('year'),
];

/** Whether a car of the stock has a model that is asked for: all of it is part of the car's make, model and year. For a query over `cars as c`. */
export const stockNamed = (text: Expression<string>) => sql<boolean>`(strpos(lower(c.name || ' ' || c.year), lower(${text})) > 0)`;

type Eb = ExpressionBuilder<DB & { c: DB['cars'] }, 'c'>;

/** The photos whose addresses this column holds, in their order. An address names its photo: /photos/{name}/800.webp. */
export function photosIn(column: 'c.image_urls' | 'ch.image_urls') {
  return sql<CarPhoto[]>`(
    select coalesce(json_agg(json_build_object('url', of.url, 'width', ph.width, 'height', ph.height, 'placeholder', ph.placeholder) order by of.place), '[]')
    from unnest(${sql.ref(column)}) with ordinality as of (url, place)
    join photos ph on ph.name = split_part(of.url, '/', 3)
  )`;
}

/** The photos of a car in their order, for a query over `cars as c`. */
export const photosOfCar = photosIn('c.image_urls');

const columnOf = <Name extends CarField>(name: Name) => `c.${name}` as const;

/** All that its dealer says of a car, for a query over `cars as c`. */
export const listingColumns = carNames.map(columnOf);

const cover = sql<CarPhoto | null>`(
  select json_build_object('url', c.image_urls[1], 'width', ph.width, 'height', ph.height, 'placeholder', ph.placeholder)
  from photos ph
  where ph.name = split_part(c.image_urls[1], '/', 3)
)`;

/** The higher price before, for thirty days after its end. */
const wasPrice = sql<
  number | null
>`case when c.previous_price > c.price and c.previous_price_until > now() - interval '30 days' then c.previous_price end`;

/** What every reply with a car has beside what its dealer says of it, for a query over `cars as c`. */
const besideCar = [
  ...(['c.id', 'c.county', 'c.status', 'c.created_at'] as const),
  wasPrice.as('was_price'),
  sql<number>`cardinality(c.image_urls)`.as('photo_count'),
  cover.as('cover'),
] as const;

/** The columns of the reply `carCard` without its dealer, for a query over `cars as c`. */
export const cardColumns = [...namesAt(carFields, 'card').map(columnOf), ...besideCar] as const;

/** The columns of a car's page beside its dealer and what its reader did with it, for a query over `cars as c`. */
export const pageColumns = [...listingColumns, ...besideCar, photosOfCar.as('photos')] as const;

/** The columns of the reply `ownCar`, for a query over `cars as c`. */
export function ownColumns(eb: Eb) {
  return [
    ...pageColumns,
    ...(['c.approval', 'c.approval_reason', 'c.version'] as const),
    jsonObjectFrom(
      eb
        .selectFrom('car_changes as ch')
        .select(['ch.description', 'ch.refused_reason', photosIn('ch.image_urls').as('photos')])
        .whereRef('ch.car_id', '=', 'c.id'),
    ).as('change'),
  ] as const;
}

/** Whether this buyer has saved the car, for a query over `cars as c`. */
export function savedBy(eb: Eb, actor: Actor) {
  return eb
    .exists(eb.selectFrom('saved_cars as s').select('s.car_id').whereRef('s.car_id', '=', 'c.id').where('s.buyer_id', '=', actor.user_id))
    .$castTo<boolean>();
}

/** Cars of the market as the reply `carCard`, for this reader. */
export function carCards(db: Reader, actor: Actor) {
  return market(db)
    .select(cardColumns)
    .select(personOf('c.dealer_id', dealerCard).as('dealer'))
    .$if(actor.role === 'buyer', (query) => query.select((eb) => savedBy(eb, actor).as('saved')));
}

/** These cars as the reply `carCard`, in this order; those that are not on the market are left out. */
export async function cardsOf(db: Reader, actor: Actor, ids: string[]) {
  const cards = await carCards(db, actor).where('c.id', '=', sql<string>`any (${ids}::uuid[])`).execute();
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A fact of a car as a request wishes for it: a CVT is an automatic. */
export function asWished(column: `${'b' | 'c'}.${WishedFact}`) {
  const fact = sql.ref(column);
  return column === 'b.transmission' || column === 'c.transmission' ? sql`case ${fact} when 'cvt' then 'automatic' else ${fact} end` : fact;
}

/**
 * Whether a car fits a request (docs/domain/limits-and-money.md, "A car that fits"), for a query over `cars as c` and `car_requests as r`; never null.
 *
 * It asks for the words twice, because each side has its own index: from a request, cars are found by all its words; from a car, requests by their
 * lead word. A request without any word fits no car: asked for first, or PostgreSQL would look through all cars for it. The words last: they cost most.
 */
export const fits = sql<boolean>`(
  r.lead_word is not null
  and (r.budget_max is null or c.price <= r.budget_max)
  and ${sql.join(
    wishedFacts.map((name) => sql`${sql.ref(`r.${name}`)} in ('any', ${asWished(`c.${name}`)})`),
    sql` and `,
  )}
  and c.words @> r.words and r.lead_word = any (c.words)
)`;

/**
 * The cars that wait for the administrator, none of a suspended dealer's: new ones and those with a change that does, and since when: a change since it was made, whatever its
 * dealer edits meanwhile (docs/domain/lifecycles.md, "Approving cars"). For a join.
 */
export function waitingCars(db: Reader) {
  // Two selects, each on its own index: one condition over both tables would read all cars.
  return db
    .selectFrom('cars')
    .select(['id', 'updated_at as since'])
    .where('deleted_at', 'is', null)
    .where('approval', '=', word('waiting'))
    .where(({ not }) => not(isPersonSuspended('cars.dealer_id')))
    .unionAll(
      db
        .selectFrom('car_changes as ch')
        .innerJoin('cars as changed', 'changed.id', 'ch.car_id')
        .select(['ch.car_id as id', 'ch.created_at as since'])
        .where('ch.refused_reason', 'is', null)
        .where('changed.deleted_at', 'is', null)
        .where('changed.approval', '=', word('approved'))
        .where(({ not }) => not(isPersonSuspended('changed.dealer_id'))),
    )
    .as('waiting');
}
