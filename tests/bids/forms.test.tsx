import { expect, it } from 'vitest';
import { bidsApi } from '../../shared/bids/api.ts';
import { carFields, factNames } from '../../shared/cars/fields.ts';
import { pick } from '../../shared/field-row.ts';
import type { DealerRequest } from '../../shared/requests/api.ts';
import { stockedCar, stockFor } from '../../shared/requests/stock-reads.ts';
import { BidDialog } from '../../web/modules/bids/bid-dialog.tsx';
import { choiceCases } from '../support/choice-cases.ts';
import { greyed, me, openForm, testForm } from '../support/form.tsx';
import { pageOf } from '../support/screen-rows.ts';
import { soon } from '../support/soon.ts';

const request = {
  id: me,
  car_model: 'Toyota Axio',
  budget: '1.4M',
  budget_min: null,
  budget_max: 1_400_000,
  location: 'Nairobi',
  condition: 'any',
  transmission: 'any',
  fuel_type: 'any',
  description: null,
} as DealerRequest;

const bidForm = { form: () => <BidDialog request={request} onClose={() => undefined} />, as: 'dealer', to: bidsApi.place } as const;

const nothing = { message: null, ...Object.fromEntries(factNames.map((name) => [name, null])) };

testForm('a bid', {
  ...bidForm,
  opens: greyed,
  first: { price: '1380000' },
  sends: { id: expect.any(String), car_id: null, price: 1_380_000, ...nothing, image_urls: [] },
  fields: {
    price: { typed: '1.2M', sends: 1_200_000, emptied: greyed },
    ...choiceCases(pick(carFields, factNames), () => true),
    year: { typed: '2018', sends: 2018, emptied: null },
    mileage: { typed: '90k', sends: 90_000, emptied: null },
    color: { typed: 'Red', sends: 'Red', emptied: null },
    engine_size: { typed: '1,800 cc', sends: '1,800 cc', emptied: null },
    first_registration: { typed: '2017', sends: 2017, emptied: null },
    owners_in_kenya: { typed: '2', sends: 2, emptied: null },
    message: { typed: 'Two keys', sends: 'Two keys', emptied: null },
  },
});

it('a bid without a price says what is missing, beside the grey button', async () => {
  const { fill } = await openForm(bidForm);
  const says = () => document.body.textContent?.includes('Your price is missing: a bid needs one.');
  expect(says()).toBe(true);
  fill({ price: '1.2M' });
  await soon(() => expect(says()).toBe(false));
});

it('a bid asks about a car used in Kenya without a logbook', async () => {
  const { fill } = await openForm(bidForm);
  fill({ logbook_holder: 'import_papers', history: 'kenya_used' });
  await soon(() => expect(document.body.textContent).toContain('A car used in Kenya has a logbook'));
  fill({ logbook_holder: 'seller' });
  await soon(() => expect(document.body.textContent).not.toContain('A car used in Kenya has a logbook'));
});

it('a bid with a car of the stock sends what the car has, and null where its dealer emptied that', async () => {
  const facts = { logbook_holder: 'lender', year: 2016, history: 'kenya_used', first_registration: 2016, owners_in_kenya: 1 };
  const car = { ...nothing, ...facts, id: me, make: 'Toyota', model: 'Axio', price: 1_285_000, photos: [], cover: null, fits: true };
  const given = [
    [stockFor(me, ''), pageOf([car])],
    [stockedCar(me), car],
  ] as const;
  const { choose, fill, press } = await openForm({ ...bidForm, given });
  await choose('KSh\u00a01,285,000FitsToyota Axio 2016');
  fill({ logbook_holder: '', first_registration: '', owners_in_kenya: '' });
  const emptied = { logbook_holder: null, first_registration: null, owners_in_kenya: null };
  expect(await press()).toMatchObject({ car_id: me, price: 1_285_000, ...nothing, ...facts, ...emptied });
});
