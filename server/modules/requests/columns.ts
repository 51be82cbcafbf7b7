import { sql } from 'kysely';
import { type RequestField, requestNames } from '../../../shared/requests/fields.ts';
import { has } from '../../platform/data/search.ts';

export const columnOf = <Name extends RequestField>(name: Name) => `r.${name}` as const;

/** What the buyer says of the car wanted, for a query over `car_requests as r`. */
export const requestColumns = requestNames.map(columnOf);

/** Whether a request has this word of a search (`searchWords`) in its model or place, for a query over `car_requests as r`. Word for word as the indexes have it. */
export const requestHas = (word: string) => has(sql<string>`r.car_model || '|' || r.location`, word);
