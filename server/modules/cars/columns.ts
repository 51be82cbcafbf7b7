import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../db/types.ts';
import type { CarPhoto } from '../../../shared/cars/replies.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { dealerCard } from '../dealers/columns.ts';
import { market } from '../market/market.ts';

/** What a car is called by those who saw it on the market: once it was taken down, its dealer's later words don't reach them. For a query over `cars as c`. */
export const nameAsSeen = [
  sql<string>`coalesce(c.shown_as ->> 'make', c.make)`.as('make'),
  sql<string>`coalesce(c.shown_as ->> 'model', c.model)`.as('model'),
  sql<number>`coalesce((c.shown_as ->> 'year')::int, c.year)`.as('year'),
];

/** Whether the stock's search finds a car by this text: a part of its make, model and year, whatever the case. For a query over `cars as c`. */
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

/** The columns of the reply `ownCar` beside those of its card, for a query over `cars as c`. */
export function ownColumns(eb: Eb) {
  return [
    ...(['c.description', 'c.engine_size', 'c.approval', 'c.approval_reason', 'c.version'] as const),
    photosOfCar.as('photos'),
    jsonObjectFrom(
      eb
        .selectFrom('car_changes as ch')
        .select(['ch.description', 'ch.refused_reason', photosIn('ch.image_urls').as('photos')])
        .whereRef('ch.car_id', '=', 'c.id'),
    ).as('change'),
  ] as const;
}

const cover = sql<CarPhoto | null>`(
  select json_build_object('url', c.image_urls[1], 'width', ph.width, 'height', ph.height, 'placeholder', ph.placeholder)
  from photos ph
  where ph.name = split_part(c.image_urls[1], '/', 3)
)`;

/** The higher price before, for thirty days after its end. */
const wasPrice = sql<
  number | null
>`case when c.previous_price > c.price and c.previous_price_until > now() - interval '30 days' then c.previous_price end`;

/** The columns of the reply `carCard` without its dealer, for a query over `cars as c`. */
export function cardColumns(eb: Eb) {
  return [
    eb.ref('c.id').as('id'),
    eb.ref('c.make').as('make'),
    eb.ref('c.model').as('model'),
    eb.ref('c.year').as('year'),
    eb.ref('c.price').as('price'),
    wasPrice.as('was_price'),
    eb.ref('c.condition').as('condition'),
    eb.ref('c.fuel_type').as('fuel_type'),
    eb.ref('c.transmission').as('transmission'),
    eb.ref('c.mileage').as('mileage'),
    eb.ref('c.location').as('location'),
    eb.ref('c.county').as('county'),
    eb.ref('c.color').as('color'),
    eb.ref('c.body_type').as('body_type'),
    eb.ref('c.status').as('status'),
    eb.ref('c.created_at').as('created_at'),
    sql<number>`cardinality(c.image_urls)`.as('photo_count'),
    cover.as('cover'),
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
    .select((eb) =>
      jsonObjectFrom(eb.selectFrom('profiles as p').select(dealerCard).whereRef('p.user_id', '=', 'c.dealer_id'))
        .$notNull()
        .as('dealer'),
    )
    .$if(actor.role === 'buyer', (query) => query.select((eb) => savedBy(eb, actor).as('saved')));
}

/** These cars as the reply `carCard`, in this order; those that are not on the market are left out. */
export async function cardsOf(db: Reader, actor: Actor, ids: string[]) {
  const cards = await carCards(db, actor).where('c.id', '=', sql<string>`any (${ids}::uuid[])`).execute();
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
