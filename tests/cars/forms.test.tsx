import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { carsApi, type OwnCar } from '../../shared/cars/api.ts';
import { type CarField, carFields, carNames } from '../../shared/cars/fields.ts';
import { carReviewApi, type ReviewedCar } from '../../shared/cars/review-api.ts';
import { carSchemas, firstYear, lastYear } from '../../shared/cars/schema.ts';
import { stockApi } from '../../shared/cars/stock-api.ts';
import { AgainstCarDialog } from '../../web/modules/cars/against-car-dialog.tsx';
import { CarInput } from '../../web/modules/cars/car-input.tsx';
import { EditedCar } from '../../web/modules/cars/edited-car.tsx';
import { NewCar } from '../../web/modules/cars/new-car.tsx';
import { choiceCases } from '../support/choice-cases.ts';
import { greyed, me, openForm, says, testForm } from '../support/form.tsx';
import { soon } from '../support/soon.ts';

const close = () => undefined;

/** What its dealer says of a car, as it is typed, sent, and sent when it is emptied. */
const fields = {
  ...choiceCases(carFields),
  make: { typed: ' Mazda ', sends: 'Mazda', emptied: says('Make is required') },
  model: { typed: 'Demio', sends: 'Demio', emptied: says('Model is required') },
  year: { typed: '2018', sends: 2018, emptied: says('Please enter a year') },
  mileage: { typed: '90k', sends: 90_000, emptied: null },
  body_type: { typed: 'wagon', sends: 'wagon' },
  first_registration: { typed: '2017', sends: 2017, emptied: null },
  owners_in_kenya: { typed: '2', sends: 2, emptied: null },
  color: { typed: 'Red', sends: 'Red', emptied: null },
  engine_size: { typed: '1,800 cc', sends: '1,800 cc', emptied: null },
  price: { typed: '1.2M', sends: 1_200_000, emptied: says('Price must be greater than 0') },
  location: { typed: 'Kisumu', sends: 'Kisumu', emptied: says('Location is required') },
  description: { typed: 'Two keys', sends: 'Two keys', emptied: null },
};

const needed = {
  make: 'Toyota',
  model: 'Axio',
  year: '2016',
  transmission: 'automatic',
  condition: 'used',
  fuel_type: 'petrol',
  price: '1480000',
};

testForm('a new car', {
  form: () => <NewCar location="Nairobi" onDiscard={close} />,
  as: 'dealer',
  to: carsApi.add,
  first: needed,
  sends: { id: expect.any(String), ...needed, year: 2016, price: 1_480_000, location: 'Nairobi', ...nothingElse(), image_urls: [] },
  fields,
});

function nothingElse() {
  const others = carNames.filter((name) => !('isRequired' in carFields[name]));
  return Object.fromEntries(others.map((name) => [name, null]));
}

const said = {
  logbook_holder: 'seller',
  make: 'Toyota',
  model: 'Axio',
  year: 2016,
  price: 1_480_000,
  condition: 'used',
  fuel_type: 'petrol',
  transmission: 'automatic',
  mileage: 78_000,
  location: 'Nairobi',
  color: 'White',
  engine_size: '1,500 cc',
  history: 'kenya_used',
  first_registration: 2018,
  owners_in_kenya: 1,
  body_type: 'sedan',
  description: 'One owner',
} satisfies Record<CarField, string | number>;
const car = { id: me, ...said, photos: [], approval: 'approved', approval_reason: null, change: null, version: 4 } as unknown as OwnCar;

const tooEarly = says('The first registration can’t be more than a year before the car’s year');
const owned = says('A car that is new in Kenya, or a fresh import, has had no owner here: enter 0 or leave it empty');

testForm('a changed car', {
  form: () => <EditedCar car={car} onDiscard={close} onReload={async () => undefined} />,
  as: 'dealer',
  to: stockApi.edit,
  sends: { version: 4 },
  fields: {
    ...fields,
    history: { typed: 'kenya_new', sends: owned, emptied: null },
    first_registration: { typed: '2014', sends: tooEarly, emptied: null },
  },
});

it('a car used in Kenya without a logbook is asked about, and sent', async () => {
  const newCar = { form: () => <NewCar location="Nairobi" onDiscard={close} />, as: 'dealer', to: carsApi.add } as const;
  const { fill, press } = await openForm(newCar);
  const isAsked = () => document.body.textContent?.includes('A car used in Kenya has a logbook');
  fill({ ...needed, logbook_holder: 'import_papers' });
  expect(isAsked()).toBe(false);
  fill({ history: 'kenya_used' });
  await soon(() => expect(isAsked()).toBe(true));
  expect(await press()).toMatchObject({ logbook_holder: 'import_papers', history: 'kenya_used' });
});

const shownOf = (name: CarField) =>
  renderToStaticMarkup(<CarInput name={name} field={() => ({ name, error: undefined })} isRequired={false} isOptional />);

it.each([
  ['year', firstYear, lastYear()],
  ['first_registration', firstYear - 1, lastYear() - 1],
] as const)('the input of %s goes from %d to %d, as its schema does', (name, first, last) => {
  expect(shownOf(name)).toContain(`min="${first}" max="${last}"`);
  const taken = [first - 1, first, last, last + 1].map((year) => carSchemas[name].given.safeParse(year).success);
  expect(taken).toEqual([false, true, true, false]);
});

it.each(carNames)('%s says once that it is optional, whatever its input is', (name) => {
  expect(shownOf(name).match(/\(optional\)/g)).toHaveLength(1);
});

const reviewed = { ...car, dealer: { full_name: 'Otieno', business_name: 'Rift Motors' } } as unknown as ReviewedCar;
const reason = { typed: 'Wrong photos', sends: 'Wrong photos', emptied: greyed };

testForm('taking a car down', {
  form: () => <AgainstCarDialog car={reviewed} onClose={close} />,
  as: 'admin',
  to: carReviewApi.takeDown,
  opens: greyed,
  first: { reason: 'Stolen' },
  sends: { version: 4, reason: 'Stolen' },
  fields: { reason },
});
