import { conditions, fuels, transmissions } from './car-option.ts';
import { holders, label as logbook } from './logbook.ts';

/** Each field by its name, as forms, lists, comparisons and the log call it. */
export const labels = {
  logbook_holder: logbook,
  make: 'Make',
  model: 'Model',
  year: 'Year',
  mileage: 'Mileage',
  color: 'Colour',
  engine_size: 'Engine',
  fuel_type: 'Fuel',
  transmission: 'Transmission',
  condition: 'Condition',
  history: 'History',
  first_registration: 'First registered',
  owners_in_kenya: 'Owners in Kenya',
  body_type: 'Body',
  price: 'Price',
  location: 'Location',
  description: 'Description',
};
/** What a choice can be. */
export const options = {
  logbook_holder: holders,
  fuel_type: fuels,
  transmission: transmissions,
  condition: conditions,
  history: { kenya_new: 'New in Kenya', kenya_used: 'Used in Kenya', fresh_import: 'Fresh import, no owner in Kenya yet' },
  body_type: { hatchback: 'Hatchback', sedan: 'Sedan', suv: 'SUV', wagon: 'Wagon', pickup: 'Pickup', coupe: 'Coupe' },
};
/** What a form asks in place of the label. */
export const asked = { logbook_holder: 'Whose name is on the logbook?', price: 'Price in KSh' };
/** What a form shows in the empty field. */
export const examples = {
  mileage: '88,000 km',
  engine_size: '1,500 cc',
  first_registration: '2016',
  location: 'Uganda Road, Eldoret',
  description: 'Duty paid, service history, what is new, how many keys',
};
/** What a form says below the field. */
export const hints = {
  logbook_holder: 'Buyers ask this first: only that person can transfer the car.',
  history: 'Where the car has been on the road.',
  location: 'Where buyers can see it: the town counts.',
};

/** Beside a price, of a fact that nobody said. */
export const notStated = 'not stated';
/** Behind it, what the buyer asked for. */
export const butAsked = (asked: string) => `; ${asked}`;
/** On an offer that carries a car; `facts`: their labels. */
export const saysOtherwise = (facts: string) => `The car’s own page says otherwise about: ${facts}.`;
