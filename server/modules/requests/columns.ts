import { type RequestField, requestNames } from '../../../shared/requests/fields.ts';

export const columnOf = <Name extends RequestField>(name: Name) => `r.${name}` as const;

/** What the buyer says of the car wanted, for a query over `car_requests as r`. */
export const requestColumns = requestNames.map(columnOf);
