-- Up Migration

-- Of the functions of 0030: names that people write in one word or in two are found by both, on the car's side and on the request's, and lead_word
-- knows all makes that the form of a car offers (shared/cars/makes.ts). What they make is stored: a migration that replaces one of them also writes the
-- columns again, as the end of this one does.

-- Everything that people write for this car: with and without its hyphens, letters and figures apart ('RAV4', 'RAV 4'), neighbours in one word
-- ('Landcruiser Prado', 'X Trail'), the model in one word, what its dealer wrote in one word in two, and the years that count as its own.
create or replace function car_words(make text, model text, year integer) returns text[] language sql immutable parallel safe strict as $$
  select array(
    select distinct word
    from (
      select regexp_replace(regexp_replace(make || ' ' || model, '([[:alpha:]])([[:digit:]])', '\1 \2', 'g'), '([[:digit:]])([[:alpha:]])', '\1 \2', 'g')
    ) as letters_apart (name),
    lateral (
      select regexp_replace(
        translate(letters_apart.name, '-.', '  '),
        '\m(land(?=cruiser\M)|range(?=rover\M)|town(?=ace\M)|lite(?=ace\M)|hard(?=body\M)|mark(?=x\M)|wagon(?=r\M)|santa(?=fe\M)|x(?=trail\M)|d(?=max\M))',
        '\1 ', 'gi'
      )
    ) as all_apart (name),
    unnest(
      words_of(
        make || ' ' || model || ' ' || translate(make || ' ' || model, '-.', '  ') || ' ' || letters_apart.name || ' ' || all_apart.name
        || ' ' || regexp_replace(model, '[^[:alnum:]]+', '', 'g')
      )
      || array(
        select part || lead(part) over (order by place)
        from regexp_split_to_table(lower(all_apart.name), '[^[:alnum:]]+') with ordinality as parts (part, place)
      )
      || array[(year - 1)::text, year::text, (year + 1)::text]
    ) as word
    where word is not null
  )
$$;
comment on function car_words is 'Stored in cars.words: whoever replaces it writes that column again.';

-- The word of a request that the fewest cars have: neither a make nor a year, where it has another one. Cars find their requests by it.
create or replace function lead_word(words text[]) returns text language sql immutable parallel safe strict as $$
  select word
  from unnest($1) as word
  order by
    word ~ '^(19|20)[0-9]{2}$',
    word = any ('{toyota,nissan,mazda,honda,subaru,mitsubishi,suzuki,isuzu,volkswagen,vw,mercedes,benz,mercedesbenz,bmw,audi,ford,hyundai,kia,peugeot,lexus,volvo,land,rover,landrover,jeep,daihatsu,hino,chevrolet,opel,renault,porsche,byd,chery,haval,jaguar,mahindra,tata,scania,fiat,citroen,infiniti,skoda,tesla}'),
    char_length(word) desc,
    word
  limit 1
$$;
comment on function lead_word is 'Stored in car_requests.lead_word: whoever replaces it writes that column again.';
comment on function words_of is 'Stored in cars.words, car_requests.words and car_requests.lead_word: whoever replaces it writes those columns again.';

-- Their indexes go with the columns.
alter table cars drop column words;
alter table cars add column words text[] generated always as (car_words(make, model, year)) stored;
create index cars_by_words on cars using gin (words) where deleted_at is null and approval = 'approved' and status <> 'sold';

alter table car_requests drop column lead_word;
alter table car_requests add column lead_word text generated always as (lead_word(words_of(car_model))) stored;
create index car_requests_by_lead_word on car_requests (lead_word, created_at desc, id desc) where status = 'active' and deleted_at is null;

-- Requests are read again once for each list of counties.
create unique index events_one_reading_a_list on events ((data ->> 'list')) where type = 'counties.read';
