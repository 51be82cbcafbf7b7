import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { seedContent } from '../../server/modules/content/edit.ts';
import { signInForm, signUpForm } from '../../shared/auth/schema.ts';
import { bidForm } from '../../shared/bids/schema.ts';
import { carForm } from '../../shared/cars/car-form.ts';
import { carFields, carNames } from '../../shared/cars/fields.ts';
import { lastYear } from '../../shared/cars/schema.ts';
import { contentForm } from '../../shared/content/schema.ts';
import { messageForm } from '../../shared/messages/schema.ts';
import { profileNames } from '../../shared/profile/fields.ts';
import { profileForm } from '../../shared/profile/schema.ts';
import { ratingForm } from '../../shared/ratings/schema.ts';
import { requestForm } from '../../shared/requests/schema.ts';
import { settingsForm } from '../../shared/settings/settings-form.ts';
import { business, signUpForm as signUpFilledIn } from '../support/accounts.ts';
import { testApp } from '../support/app.ts';
import { carForm as carFilledIn } from '../support/cars.ts';
import {
  bidForm as bidFilledIn,
  confirmedAppointment,
  postedRequest,
  requestForm as requestFilledIn,
  startedDeal,
} from '../support/deal.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { settingsForm as settingsAsRead } from '../support/settings.ts';

// The limits of docs/domain/limits-and-money.md, "Text", "Prices" and "Cars", on both sides: what the form of the browser says, the server says too.

const { app, db } = await testApp({ TRUST_PROXY: 'loopback' });
const [wanjiru, otieno, admin] = [await buyer(app, db), await dealer(app, db), await administrator(app, db)];
const chat = await confirmedAppointment(wanjiru, otieno);
await seedContent(db);
const [text] = (await admin.get('/api/admin/content?page_key=global')).json().rows;

type Answer = { statusCode: number; json(): { detail: string; fields?: Record<string, string> } };

/** A form: its schema, filled in with one field changed, and the call that takes it. */
interface Form {
  schema: z.ZodMiniType;
  filledIn: (over: object) => object | Promise<object>;
  send: (form: object) => Promise<Answer>;
  /** What a form inside the limits is answered with. */
  taken?: number;
}

/** [field, just inside, just outside, the sentence] */
type Limit = [field: string, inside: unknown, outside: unknown, sentence: string];

const of = (length: number, letter = 'x') => letter.repeat(length);
const emailOf = (length: number, letter = 'a') => `${of(length - '@people.example'.length, letter)}@people.example`;
const passwords = (password: string) => ({ password, confirmPassword: password });

/** Both sides of each limit of a form, in the shared schema and over the API. */
function limitsOf(name: string, { schema, filledIn, send, taken = 200 }: Form, limits: Limit[]): void {
  describe(name, () => {
    it.each(limits)('%s', async (field, inside, outside, sentence) => {
      const over = (value: unknown) => filledIn(field === 'password' ? passwords(String(value)) : { [field]: value });
      const fine = await over(inside);
      expect(schema.safeParse(fine).error?.issues).toBeUndefined();
      expect((await send(fine)).statusCode).toBe(taken);

      const wrong = await over(outside);
      expect(schema.safeParse(wrong).error?.issues[0]).toMatchObject({ path: [field], message: sentence });
      const refused = await send(wrong);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ detail: sentence, fields: { [field]: sentence } });
    });
  });
}

let addresses = 0;
limitsOf(
  'signing up',
  {
    schema: signUpForm,
    filledIn: (over) => signUpFilledIn({ ...business, ...over }),
    // Each from an address of its own: a network has a limit.
    send: (payload) => {
      addresses += 1;
      const headers = { 'x-forwarded-for': `41.90.20.${addresses}` };
      return app.inject({ method: 'POST', url: '/api/auth/sign-up', payload, headers });
    },
  },
  [
    ['email', emailOf(255), emailOf(256), 'Email is too long'],
    ['password', 'Kwa7le', 'Kwa7l', 'Password must be at least 6 characters'],
    ['password', `Aa1${of(125)}`, `Aa1${of(126)}`, 'Password is too long'],
    ['full_name', 'Wa', 'W', 'Full name must be at least 2 characters'],
    ['full_name', of(100, 'ũ'), of(101, 'ũ'), 'Full name is too long'],
    ['phone', '0712345678', '071234567', 'Phone number must be at least 10 digits'],
    ['phone', '+254 712 345 678 (1)', '+254 712 345 678 (12)', 'Phone number is too long'],
    ['location', of(200), of(201), 'Location is too long'],
    ['business_name', of(200), of(201), 'Business name is too long'],
    ['business_license', of(100), of(101), 'Business licence is too long'],
    ['business_address', of(500), of(501), 'Business address is too long'],
  ],
);

limitsOf(
  'signing in',
  {
    schema: signInForm,
    filledIn: (over) => {
      const { email, password } = { email: 'nobody@people.example', password: 'Simba2026', ...over } as Record<string, string>;
      return { email, password };
    },
    send: (payload) => app.inject({ method: 'POST', url: '/api/auth/sign-in', payload }),
    // Nobody has this account.
    taken: 401,
  },
  [
    ['email', emailOf(255, 'b'), emailOf(256, 'b'), 'Email is too long'],
    ['password', of(6), of(5), 'Password must be at least 6 characters'],
    ['password', of(128), of(129), 'Password is too long'],
  ],
);

limitsOf(
  'the profile',
  {
    schema: profileForm(profileNames),
    filledIn: (over) => ({ full_name: 'Otieno Ouma', ...over }),
    send: async (form) => (await dealer(app, db, { is_verified: false })).put('/api/profile', form),
  },
  [
    ['full_name', 'Wa', 'W', 'Full name must be at least 2 characters'],
    ['full_name', of(100), of(101), 'Full name is too long'],
    ['phone', '0712345678', '071234567', 'Phone number must be at least 10 digits'],
    ['phone', '+254 712 345 678 (1)', '+254 712 345 678 (12)', 'Phone number is too long'],
    ['location', of(200), of(201), 'Location is too long'],
    ['business_name', of(200), of(201), 'Business name is too long'],
    ['business_license', of(100), of(101), 'Business licence is too long'],
    ['business_address', of(500), of(501), 'Business address is too long'],
  ],
);

limitsOf('a request', { schema: requestForm, filledIn: requestFilledIn, send: (form) => wanjiru.post('/api/requests', form) }, [
  ['car_model', 'X5', 'X', 'Car model must be at least 2 characters'],
  ['car_model', of(100), of(101), 'Car model is too long'],
  ['budget', '1', '', 'Budget is required'],
  ['budget', of(50), of(51), 'Budget is too long'],
  ['location', 'Wo', 'W', 'Location must be at least 2 characters'],
  ['location', of(200), of(201), 'Location is too long'],
  ['description', of(1000), of(1001), 'Description is too long'],
  ['condition', 'certified', 'certified-pre-owned', 'Choose one of the conditions'],
  ['transmission', 'automatic', 'cvt', 'Choose one of the transmissions'],
  ['fuel_type', 'electric', 'gas', 'Choose one of the fuel types'],
]);

limitsOf(
  'a bid',
  {
    schema: bidForm,
    filledIn: bidFilledIn,
    send: async (form) => otieno.post(`/api/requests/${await postedRequest(wanjiru)}/bids`, form),
  },
  [
    ['price', 1, 0.99, 'Price must be greater than 0'],
    ['price', 10_000_000, 10_000_000.01, 'Price is too high'],
    ['message', of(1000), of(1001), 'Message is too long'],
    ['year', 1980, 1979, 'The year must be 1980 or later'],
    ['year', lastYear(), lastYear() + 1, 'The year must not be later than next year'],
    ['first_registration', 1979, 1978, 'The year must be 1979 or later'],
    ['first_registration', lastYear() - 1, lastYear(), 'The year must not be in the future'],
  ],
);

limitsOf(
  'a message',
  {
    schema: messageForm,
    filledIn: (over) => ({ id: uuidv7(), ...over }),
    send: (form) => wanjiru.post(`/api/appointments/${chat.id}/messages`, form),
  },
  [
    ['message', 'x', ' ', 'Message is required'],
    ['message', of(1000, '🚗'), of(1001, '🚗'), 'Message is too long'],
  ],
);

limitsOf(
  'a rating',
  {
    schema: ratingForm,
    filledIn: (over) => ({ id: uuidv7(), rating: 4, ...over }),
    send: async (form) => {
      const deal = await startedDeal(app, db);
      return deal.wanjiru.post(`/api/appointments/${deal.id}/rating`, form);
    },
  },
  [
    ['rating', 1, 0, 'Please select a rating before submitting.'],
    ['rating', 5, 6, 'Please select a rating before submitting.'],
    ['review_text', of(500), of(501), 'Review is too long'],
  ],
);

const ofCar: Limit[] = [
  ['make', of(50), of(51), 'Make is too long'],
  ['model', of(100), of(101), 'Model is too long'],
  ['year', 1980, 1979, 'The year must be 1980 or later'],
  ['year', lastYear(), lastYear() + 1, 'The year must not be later than next year'],
  ['price', 1, 0.99, 'Price must be greater than 0'],
  ['price', 10_000_000, 10_000_000.01, 'Price is too high'],
  ['mileage', 0, -1, 'Mileage can’t be negative'],
  ['mileage', 2_000_000, 2_000_001, 'Mileage is too high'],
  ['color', of(50), of(51), 'Colour is too long'],
  ['engine_size', of(50), of(51), 'Engine size is too long'],
  ['location', 'Wo', 'W', 'Location must be at least 2 characters'],
  ['location', of(200), of(201), 'Location is too long'],
  ['description', of(1000), of(1001), 'Description is too long'],
  ['condition', 'certified', undefined, 'Choose one of the conditions'],
  ['fuel_type', 'hybrid', undefined, 'Choose one of the fuel types'],
  ['transmission', 'manual', undefined, 'Choose one of the transmissions'],
  ['transmission', 'cvt', 'any', 'Choose one of the transmissions'],
  ['first_registration', 2015, 2014, 'The first registration can’t be more than a year before the car’s year'],
  ['first_registration', lastYear() - 1, lastYear(), 'The year must not be in the future'],
  ['owners_in_kenya', 0, -1, 'Owners can’t be fewer than 0'],
  ['owners_in_kenya', 20, 21, 'At most 20 owners'],
  ['owners_in_kenya', 1, 1.5, 'Please enter a whole number'],
  ['body_type', 'pickup', 'bus', 'Choose one of the bodies'],
];

limitsOf('a car', { schema: carForm, filledIn: carFilledIn, send: (form) => otieno.post('/api/cars', form) }, ofCar);

it.each(carNames.filter((name) => carFields[name].input !== 'choice'))('%s of a car has its limits here', (name) => {
  expect(ofCar.map(([field]) => field)).toContain(name);
});

limitsOf(
  'the platform settings',
  { schema: settingsForm, filledIn: (over) => settingsAsRead(admin, over), send: (form) => admin.put('/api/admin/settings', form) },
  [
    ['maxImagesPerListing', 1, 0, 'Please choose 1 to 20 photos'],
    ['maxImagesPerListing', 20, 21, 'Please choose 1 to 20 photos'],
    ['dataRetentionDays', 30, 29, 'Please choose 30 to 3650 days'],
    ['dataRetentionDays', 3650, 3651, 'Please choose 30 to 3650 days'],
    ...['KES', 'USD', 'EUR'].map((one): Limit => ['defaultCurrency', one, 'GBP', 'Please choose a currency']),
    ...['Africa/Nairobi', 'UTC', 'America/New_York'].map((one): Limit => ['timeZone', one, 'Europe/London', 'Please choose a time zone']),
    ...['hourly', 'daily', 'weekly', 'monthly'].map((one): Limit => ['backupFrequency', one, 'yearly', 'Please choose how often']),
  ],
);

let version = text.version;
limitsOf(
  'a text of the site',
  {
    schema: contentForm,
    filledIn: (over) => ({ version, ...over }),
    send: async (form) => {
      const answer = await admin.put(`/api/admin/content/${text.id}`, form);
      if (answer.statusCode === 200) version = answer.json().version;
      return answer;
    },
  },
  [
    ['content_value', 'x', ' ', 'Please write a text'],
    ['content_value', of(2000), of(2001), 'The text is too long'],
  ],
);
