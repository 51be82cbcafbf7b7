import { expect } from 'vitest';
import { bidsApi } from '../../shared/bids/api.ts';
import { carFields, factNames } from '../../shared/cars/fields.ts';
import { pick } from '../../shared/field-row.ts';
import type { DealerRequest } from '../../shared/requests/api.ts';
import { BidDialog } from '../../web/modules/bids/bid-dialog.tsx';
import { choiceCases } from '../support/choice-cases.ts';
import { greyed, me, testForm } from '../support/form.tsx';

const request = {
  id: me,
  car_model: 'Toyota Axio',
  budget: '1.4M',
  budget_max: 1_400_000,
  location: 'Nairobi',
  condition: 'any',
  transmission: 'any',
  fuel_type: 'any',
  description: null,
} as DealerRequest;

const nothing = { message: null, ...Object.fromEntries(factNames.map((name) => [name, null])) };

testForm('a bid', {
  form: () => <BidDialog request={request} onClose={() => undefined} />,
  as: 'dealer',
  to: bidsApi.place,
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
