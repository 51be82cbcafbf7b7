import { describe, expect, it } from 'vitest';
import { filtersIn, groupsSet, withChanged, without } from '../../shared/cars/browse-filters.ts';
import { priceRanges } from '../../web/modules/cars/price-ranges.ts';
import { marketWords } from '../../words/cars/market.ts';

describe('filters', () => {
  it.each([
    ['', {}],
    ['search=axio&condition=certified&sort=price_low', { search: 'axio', condition: 'certified', sort: 'price_low' }],
    ['tab=dealers&fuel_type=petrol&unknown=1', { fuel_type: 'petrol' }],
    ['condition=any&fuel_type=&transmission=Automatic&sort=best', {}],
    ['price_from=1000000&price_to=1.5M&year_from=2014&year_to=20144&mileage_to=-5', { price_from: '1000000', year_from: '2014' }],
  ])('in the address ?%s are %j', (address, filters) => {
    expect(filtersIn(new URLSearchParams(address))).toEqual(filters);
  });

  it.each([
    ['transmission', ['manual', 'automatic', 'cvt']],
    ['body_type', ['sedan', 'suv', 'hatchback', 'coupe', 'wagon', 'pickup']],
    ['condition', ['new', 'used', 'certified']],
    ['fuel_type', ['petrol', 'diesel', 'hybrid', 'electric']],
  ])('by %s are %j, and no other', (name, options) => {
    for (const option of options) expect(filtersIn(new URLSearchParams({ [name]: option }))).toEqual({ [name]: option });
    for (const other of ['any', 'certified-pre-owned', 'van']) expect(filtersIn(new URLSearchParams({ [name]: other }))).toEqual({});
  });

  it.each([
    [1, 'under 1M'],
    [999_999.99, 'under 1M'],
    [1_000_000, '1M–2M'],
    [2_000_000, '2M–3M'],
    [2_999_999.99, '2M–3M'],
    [3_000_000, 'over 3M'],
  ])('a car of KSh %d is in the one range %s', (price, label) => {
    const asked = priceRanges.filter(
      ({ price_from = '0', price_to = '10000001' }) => Number(price_from) <= price && price < Number(price_to),
    );
    expect(asked.map((range) => marketWords.ranges[range.name])).toEqual([label]);
  });

  it('are changed, and taken away, one by one; the first order is not written', () => {
    expect(withChanged({ search: 'axio', sort: 'year' }, { search: undefined, county: 'Nakuru', sort: 'newest' })).toEqual({
      county: 'Nakuru',
    });
  });

  it('that are one range are taken away as one', () => {
    const filters = { price_from: '1000000', price_to: '2000000', county: 'Nakuru', sort: 'year' } as const;
    expect(groupsSet(filters)).toEqual(['price', 'county']);
    expect(without(filters, 'price')).toEqual({ county: 'Nakuru', sort: 'year' });
  });
});
