import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/addresses/paths.ts';
import type { BrowseFilters, filterGroups } from '../../shared/cars/browse-filters.ts';
import { carsInWords } from '../../shared/cars/counts.ts';
import { inWords } from '../../shared/cars/filter-words.ts';
import { requestOf } from '../../shared/cars/request-of-filters.ts';
import { parseBudget } from '../../shared/requests/budget.ts';
import { testApp } from '../support/app.ts';
import { plainBrowser, shown } from '../support/pages.ts';
import { buyer } from '../support/people.ts';

const { app, db } = await testApp();
const { get } = plainBrowser(app);

const filters: BrowseFilters = {
  search: 'Toyota "Axio"',
  price_from: '1000000',
  price_to: '1500000',
  year_from: '2014',
  mileage_to: '80000',
  body_type: 'sedan',
  fuel_type: 'petrol',
  transmission: 'cvt',
  condition: 'certified',
  county: 'Nakuru',
  sort: 'year',
};

describe('the filters of somebody who found no car', () => {
  it.each(['visitor', 'buyer'])('fill the form of a request for a %s, on the server', async (who) => {
    const { cookie } = who === 'buyer' ? await buyer(app, db) : { cookie: '' };
    const { body } = await get(paths.postRequestWith(requestOf(filters)), cookie);
    expect(shown(body, 'car_model')).toBe('Toyota &quot;Axio&quot;');
    expect(shown(body, 'budget')).toBe('KSh 1,000,000 - KSh 1,500,000');
    expect(shown(body, 'location')).toBe('Nakuru');
    expect(shown(body, 'description')).toBe('2014 or newer, up to 80,000\u00a0km, Sedan');
    for (const option of ['certified', 'automatic', 'petrol'])
      expect(body).toMatch(new RegExp(`value="${option}" selected|selected="" value="${option}"`));
  });

  it.each<[BrowseFilters, { min: number | null; max: number | null }]>([
    [{}, { min: null, max: null }],
    [{ price_to: '1000000' }, { min: null, max: 1_000_000 }],
    [
      { price_from: '1000000', price_to: '2000000' },
      { min: 1_000_000, max: 2_000_000 },
    ],
    [{ price_from: '3000000' }, { min: 3_000_000, max: null }],
  ])('%j name a budget that is read as %j', (range, budget) => {
    expect(parseBudget(requestOf(range).budget ?? '')).toEqual(budget);
  });
});

it.each<[keyof typeof filterGroups, BrowseFilters, string]>([
  ['price', { price_to: '1000000' }, 'under KSh\u00a01M'],
  ['price', { price_from: '1250000', price_to: '3000000' }, 'KSh\u00a01.25M–3M'],
  ['price', { price_from: '3000000' }, 'over KSh\u00a03M'],
  ['price', { price_from: '850000' }, 'over KSh\u00a0850k'],
  ['year', { year_from: '2014' }, '2014 or newer'],
  ['year', { year_to: '2014' }, '2014 or older'],
  ['year', { year_from: '2014', year_to: '2018' }, '2014–2018'],
  ['year', { year_from: '2014', year_to: '2014' }, '2014'],
  ['mileage', { mileage_to: '80000' }, 'up to 80,000\u00a0km'],
  ['condition', { condition: 'certified' }, 'Certified Pre-owned'],
  ['body_type', { body_type: 'suv' }, 'SUV'],
  ['search', { search: 'axio' }, '“axio”'],
])('the chip of %s for %j says %j', (group, set, words) => {
  expect(inWords(group, set)).toBe(words);
});

it('a count that was not taken to its end says so', () => {
  expect([0, 1, 999, 1000].map(carsInWords)).toEqual(['0 cars', '1 car', '999 cars', '1,000+ cars']);
});
