import { requestFieldWords } from '../../words/requests/request-field.ts';
import { optionWordsOf, type WishName, wishNames } from './fields.ts';

type Wishes = { readonly [Name in WishName]?: string | boolean | undefined };

/** Each of the buyer's wishes in words: 'Used', 'Automatic'; none that is left at 'any'. */
export function eachWish(wishes: Wishes): string[] {
  return wishNames.flatMap((name) => {
    const options = optionWordsOf(name);
    const wish = wishes[name];
    if (!wish || wish === 'any') return [];
    return options ? (options[String(wish)] ?? []) : requestFieldWords.labels[name];
  });
}

/** The buyer's wishes in one line: 'Used, automatic, petrol'; '' when there are none. */
export function wishesInWords(wishes: Wishes): string {
  return requestFieldWords.wishes(eachWish(wishes));
}
