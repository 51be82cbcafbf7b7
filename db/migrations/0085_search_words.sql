-- Up Migration

-- A text as searches compare it: lower case, without accents, apostrophes, blanks, dashes and dots, so that 'Ng’ang’a' is found by 'nganga' and
-- 'TG 4MR9' by 'tg4mr9'. `plain` in server/platform/data/search.ts does the same to what is typed.
create function plain(text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(normalize(lower($1), NFKD), '[\u0300-\u036f\s''’‘ʼʻʹ‛`´′"“”.‐‑‒–—―−-]', '', 'g')
$$;
comment on function plain is 'Stored in indexes: whoever replaces it makes them anew.';

-- The words by which a car is found: those that people write for its name (car_words), and those of its name, place, county and body, without accents,
-- apostrophes and dots, a place with a dash also as one word. One expression of functions that cost next to nothing: it is asked of each row that an index only half decides.
create function found_words(words text[], name text, location text, county text, body_type text)
returns text[] language sql immutable parallel safe as $$
  select words || string_to_array(
    translate(
      normalize(
        lower(
          name || ' ' || location || ' ' || replace(location, '-', '') || ' ' || coalesce(county || ' ' || replace(county, '-', ''), '')
            || ' ' || coalesce(body_type, '')
            || case body_type when 'wagon' then ' estate' when 'sedan' then ' saloon' when 'pickup' then ' pick up' else '' end
        ),
        NFKD
      ),
      E',/;:()|+&-‐‑‒–—−\n\t' || U&'\0300\0301\0302\0303\0304\0306\0307\0308\030A\030B\030C\0323\0327\0328' || '''’‘ʼʻʹ‛`´′"“”.',
      '                  '
    ),
    ' '
  )
$$;
comment on function found_words is 'Stored in an index: whoever replaces it makes that anew.';

-- A word, and each that is left of it with one letter lost: two words that share one of these are an edit apart, or nearly.
create function losses_of(word text) returns text[] language sql immutable parallel safe strict as $$
  select array[word] || array(select left(word, at - 1) || substr(word, at + 1) from generate_series(1, char_length(word)) as at)
$$;

-- The vocabulary of searches: what a typo is mended to (docs/domain/limits-and-money.md, "Searching"). Written by the job count-words.
create table search_words (
  word text collate "C" primary key, -- as plain() makes it
  shown text not null, -- as it is written most often
  frequency integer not null, -- how many cars on the market have it
  losses text[] generated always as (losses_of(word)) stored,
  constraint search_words_frequency_counts check (frequency >= 0)
);
create index search_words_near on search_words using gin (losses);

-- Of all cars: how frequent a word is, PostgreSQL knows of a whole index only.
create index cars_by_found_words on cars using gin (found_words(words, name, location, county, body_type));

-- A new database has no queue yet, and fills itself by the clock.
do $$ begin
  if to_regnamespace('graphile_worker') is not null then
    perform graphile_worker.add_job('count-words', job_key => 'count-words');
  end if;
end $$;
