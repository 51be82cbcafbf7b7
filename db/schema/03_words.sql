-- The words by which cars and requests are matched and found. In SQL, and the columns generated, so that a row and its words never differ. What these
-- functions make is stored: a migration that replaces one of them also writes the columns again, with `drop column` and `add column`.

-- Lower case, '-', '.' and apostrophes left out ('X-Trail' is 'xtrail'), every other sign ends a word.
create function words_of(text) returns text[] language sql immutable parallel safe strict as $$
  select coalesce(array_agg(distinct word), '{}')
  from regexp_split_to_table(regexp_replace(lower($1), '[-.''’]', '', 'g'), '[^[:alnum:]]+') as word
  where word <> ''
$$;
comment on function words_of is 'Stored in cars.words, car_requests.words and car_requests.lead_word: whoever replaces it writes those columns again.';

-- Everything that people write for this car: with and without its hyphens, letters and figures apart ('RAV4', 'RAV 4'), neighbours in one word
-- ('Landcruiser Prado', 'X Trail'), the model in one word, what its dealer wrote in one word in two, and the years that count as its own.
create function car_words(make text, model text, year integer) returns text[] language sql immutable parallel safe strict as $$
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

-- The word of a request that the fewest cars have: neither a make nor a year, where it has another one. Cars find their requests by it. It knows all
-- makes that the form of a car offers (shared/cars/makes.ts).
create function lead_word(words text[]) returns text language sql immutable parallel safe strict as $$
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
