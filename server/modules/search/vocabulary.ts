import { sql } from 'kysely';
import { makes } from '../../../shared/cars/makes.ts';
import { carBodyTypes } from '../../../shared/cars/options.ts';
import { counties } from '../../../shared/places/counties.ts';
import type { Reader } from '../../platform/data/database.ts';

/** What people look for whether or not it stands on the market today. */
const ours = [
  ...Object.entries(makes).flatMap(([make, models]) => [make, ...models]),
  ...Object.entries(counties).flat(),
  ...carBodyTypes.map((body) => (body === 'suv' ? 'SUV' : body)),
  ...['saloon', 'estate'],
];

/**
 * Writes the vocabulary of searches anew: the distinct words of our lists, of the cars on the market and of verified dealers' names, and how many of
 * those cars have each. Texts are counted before they are taken apart: a market has far fewer of them than cars.
 */
export async function writeVocabulary(db: Reader): Promise<void> {
  await sql`
    with market as materialized (
      select name, location, county, replace(body_type, 'suv', 'SUV') as body, words from cars where deleted_at is null and approval = 'approved' and status <> 'sold'
    ), texts as (
      select text, 0 as times from unnest(${ours}::text[]) as text
      union all select name, count(*) from market group by 1
      union all select location, count(*) from market group by 1
      union all select county, count(*) from market where county is not null group by 1
      union all select body, count(*) from market where body is not null group by 1
      union all select business_name, 0 from profiles where is_verified and business_name is not null
    ), said as (
      select plain(word) as word, word as shown, times
      from texts, regexp_split_to_table(text, '[^[:alnum:]''’‘ʼʻ´\`.-]+') as word
    ), joined as (
      -- Two words in one, as 'landcruiser'.
      select word, initcap(word) as shown, sum(times) as times
      from (select words, count(*) as times from market group by 1) of, unnest(words) as word
      where word ~ '^[[:alpha:]]' and char_length(word) > 2
      group by 1
    ), found as materialized (
      select word, (array_agg(shown order by times desc, shown))[1] as shown, sum(times) as frequency
      from (
        select word, shown, times from said where char_length(word) between 2 and 50
        union all select word, shown, times from joined where word not in (select word from said)
      ) words
      group by word
    ), gone as (
      delete from search_words s where not exists (select from found f where f.word = s.word)
    )
    insert into search_words as s (word, shown, frequency)
    select word, shown, frequency from found
    on conflict (word) do update set shown = excluded.shown, frequency = excluded.frequency
    where (s.shown, s.frequency) is distinct from (excluded.shown, excluded.frequency)`.execute(db);
}
