import { sql } from 'kysely';
import { makes } from '../../../shared/cars/makes.ts';
import { carBodyTypes } from '../../../shared/cars/options.ts';
import { counties } from '../../../shared/places/counties.ts';
import type { Reader } from '../../platform/data/database.ts';
import { isOnMarket } from '../market/market.ts';

/** What people look for whether or not it stands on the market today. */
const ours = [
  ...Object.entries(makes).flatMap(([make, models]) => [make, ...models]),
  ...Object.entries(counties).flat(),
  ...carBodyTypes.map((body) => (body === 'suv' ? 'SUV' : body)),
  ...['saloon', 'estate'],
];

/**
 * Writes the vocabulary of searches anew: the distinct words of our lists, of verified dealers' names, and those that cars of two dealers on the market
 * share, since no dealer alone shall make a word of a typo; and how many of those cars have each. Texts are counted before they are taken apart: a market has far fewer of them than cars.
 */
export async function writeVocabulary(db: Reader): Promise<void> {
  await sql`
    with market as materialized (
      select c.name, c.location, c.county, replace(c.body_type, 'suv', 'SUV') as body, c.words, c.dealer_id::text collate "C" as dealer
      from cars c join profiles p on p.user_id = c.dealer_id
      where ${isOnMarket}
    ), texts (text, times, one, other, is_known) as (
      select text, 0, null, null, true from unnest(${ours}::text[]) as text
      union all select name, count(*), min(dealer), max(dealer), false from market group by 1
      union all select location, count(*), min(dealer), max(dealer), false from market group by 1
      union all select county, count(*), min(dealer), max(dealer), false from market where county is not null group by 1
      union all select body, count(*), min(dealer), max(dealer), false from market where body is not null group by 1
      union all select business_name, 0, null, null, true from profiles where is_verified and business_name is not null
    ), said as (
      select plain(word) as word, word as shown, times, one, other, is_known
      from texts, regexp_split_to_table(text, '[^[:alnum:]''’‘ʼʻ´\`.-]+') as word
    ), joined as (
      -- Two words in one, as 'landcruiser'.
      select word, initcap(word) as shown, sum(times) as times, min(one) as one, max(other) as other, false as is_known
      from (select words, count(*) as times, min(dealer) as one, max(dealer) as other from market group by 1) of, unnest(words) as word
      where word ~ '^[[:alpha:]]' and char_length(word) > 2
      group by 1
    ), found as materialized (
      select word, (array_agg(shown order by times desc, shown))[1] as shown, sum(times) as frequency
      from (
        select word, shown, times, one, other, is_known from said where char_length(word) between 2 and 50
        union all select word, shown, times, one, other, is_known from joined j where not exists (select from said where said.word = j.word)
      ) words
      group by word
      having bool_or(is_known) or min(one) <> max(other)
    ), gone as (
      delete from search_words s where not exists (select from found f where f.word = s.word)
    )
    insert into search_words as s (word, shown, frequency)
    select word, shown, frequency from found
    on conflict (word) do update set shown = excluded.shown, frequency = excluded.frequency
    where (s.shown, s.frequency) is distinct from (excluded.shown, excluded.frequency)`.execute(db);
}
