import { requestFieldWords } from '../../words/requests/request-field.ts';
import { carConditions, carFuelTypes } from '../cars/options.ts';
import { type FieldRow, namesAt, namesOf, type OptionWords } from '../field-row.ts';

/** 'head': every list of requests names it. 'link': an address can fill it in. 'wish': said in the one line of wishes. 'team': our team reads it. */
type Place = 'head' | 'link' | 'wish' | 'team';

/** What a buyer says of the car wanted, in the order of the form; what each may be stands in `schema.ts`, what it is called in `words/requests`. */
export const requestFields = {
  car_model: { input: 'line', isRequired: true, at: ['head', 'link'] },
  budget: { input: 'line', isRequired: true, at: ['head', 'link'] },
  location: { input: 'line', isRequired: true, at: ['head', 'link'] },
  condition: { input: 'choice', options: ['any', ...carConditions], at: ['link', 'wish', 'team'] },
  transmission: { input: 'choice', options: ['any', 'manual', 'automatic'], at: ['link', 'wish', 'team'] },
  fuel_type: { input: 'choice', options: ['any', ...carFuelTypes], at: ['link', 'wish', 'team'] },
  logbook_in_sellers_name: { input: 'tick', at: ['wish', 'team'] },
  description: { input: 'text', at: ['link', 'team'] },
  share_phone: { input: 'tick', at: [] },
} as const satisfies Record<string, FieldRow<Place>>;
export type RequestField = keyof typeof requestFields;

/** All of them. */
export const requestNames = namesOf(requestFields);

/** What our team reads of a request. */
export const teamNames = [...namesAt(requestFields, 'head'), ...namesAt(requestFields, 'team')];

/** What the buyer would like of the car, beside which it is. */
export const wishNames = namesAt(requestFields, 'wish');
export type WishName = (typeof wishNames)[number];

/** The wishes for one of the options of a car's fact of the same name, 'any' for none. */
export const wishedFacts = wishNames.filter((name): name is WishedFact => requestFields[name].input === 'choice');
export type WishedFact = { [Name in WishName]: (typeof requestFields)[Name]['input'] extends 'choice' ? Name : never }[WishName];

/** The words of the options of a choice; none of another field. */
export function optionWordsOf(name: RequestField): Readonly<Record<string, string>> | undefined {
  const options: Partial<Record<RequestField, Readonly<Record<string, string>>>> = requestFieldWords.options satisfies OptionWords<
    typeof requestFields
  >;
  return options[name];
}

/**
 * What a choice of these can be: the type of its column (db/types.ts).
 * @public
 */
export type RequestOption<Name extends WishedFact> = (typeof requestFields)[Name]['options'][number];
