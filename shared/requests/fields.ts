import { conditionLabels, fuelLabels, transmissionLabels } from '../cars/option-labels.ts';
import { namesAt, namesOf, type SpokenRow } from '../field-row.ts';

/** 'head': every list of requests names it. 'link': an address can fill it in. 'wish': said in the one line of wishes. 'team': our team reads it. */
type Place = 'head' | 'link' | 'wish' | 'team';

const { manual, automatic } = transmissionLabels;
const any = { any: 'Any' };

/** What a buyer says of the car wanted, in the order of the form; what each may be stands in `schema.ts`. */
export const requestFields = {
  car_model: { label: 'Car model', input: 'line', isRequired: true, at: ['head', 'link'] },
  budget: { label: 'Budget', input: 'line', isRequired: true, at: ['head', 'link'] },
  location: { label: 'Location', input: 'line', isRequired: true, at: ['head', 'link'] },
  condition: { label: 'Condition', input: 'choice', options: { ...any, ...conditionLabels }, at: ['link', 'wish', 'team'] },
  transmission: { label: 'Transmission', input: 'choice', options: { ...any, manual, automatic }, at: ['link', 'wish', 'team'] },
  fuel_type: { label: 'Fuel type', input: 'choice', options: { ...any, ...fuelLabels }, at: ['link', 'wish', 'team'] },
  logbook_in_sellers_name: { label: 'Logbook in the seller’s name', input: 'tick', at: ['wish', 'team'] },
  description: { label: 'Description', input: 'text', at: ['link', 'team'] },
  share_phone: { label: 'Show my phone number to verified dealers', input: 'tick', at: [] },
} as const satisfies Record<string, SpokenRow<Place>>;
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
