import * as z from 'zod/mini';
import { carRulesWords } from '../../words/cars/car-rules.ts';
import { get } from '../contract.ts';
import { cursor, pageAsMeant, search, text } from '../fields.ts';
import { everyone } from '../roles.ts';
import { browseSorts, type FilterGroup, filterGroups } from './browse-filters.ts';
import { carBodyTypes, carConditions, carFuelTypes, carTransmissions } from './options.ts';
import { carCard } from './replies.ts';

const digits = (most: number) =>
  z.optional(z.string().check(z.regex(new RegExp(`^\\d{1,${most}}$`), { error: () => carRulesWords.notWhole })));

/** The query of the market: `BrowseFilters`, which says what each means. */
const filters = {
  search,
  condition: z.optional(z.enum(carConditions)),
  fuel_type: z.optional(z.enum(carFuelTypes)),
  transmission: z.optional(z.enum(carTransmissions)),
  body_type: z.optional(z.enum(carBodyTypes)),
  price_from: digits(9),
  price_to: digits(9),
  year_from: digits(4),
  year_to: digits(4),
  mileage_to: digits(7),
  county: z.optional(text({ max: 100, isLine: true, tooLong: () => carRulesWords.countyTooLong })),
};

/** How many cars an option would leave; null where that was not counted to its end. */
const countOf = z.nullable(z.number());
const facet = z.array(z.object({ value: z.string(), count: countOf }));

/** How many cars filters leave, and how many each option would. Counted to `mostCounted`, which stands for itself and more. */
export const carCount = z.object({
  count: z.number(),
  facets: z.object({ condition: facet, fuel_type: facet, transmission: facet, body_type: facet, county: facet }),
  /** The cars by price, in `priceSteps` steps from 0. Null where they were not counted to their end. */
  prices: z.nullable(z.array(z.number())),
  /** Where nothing is left: how many cars there are without one of the filters, the most first. Those without which there is nothing still are left out. */
  loosened: z.array(z.object({ group: z.enum(Object.keys(filterGroups) as [FilterGroup, ...FilterGroup[]]), count: z.number() })),
});
export type CarCount = z.output<typeof carCount>;
export type Facet = keyof CarCount['facets'];

/** The market: what everyone signed in may look through (docs/domain/permissions.md, "Cars"). */
export const browseApi = {
  browse: get('/api/cars', {
    summary: 'Cars on the market, newest first unless sorted otherwise',
    access: { roles: everyone },
    query: z.object({ ...filters, cursor, sort: z.optional(z.enum(browseSorts)) }),
    reply: pageAsMeant(carCard),
  }),
  count: get('/api/cars/count', {
    summary: 'How many cars on the market these filters leave, and how many each option would',
    access: { roles: everyone },
    query: z.object(filters),
    reply: carCount,
  }),
};
