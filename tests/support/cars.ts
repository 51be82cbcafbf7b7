import { uuidv7 } from 'uuidv7';
import type { Person } from './app.ts';

/** The form of a car that fits `requestForm()`. */
export function carForm(over: object = {}) {
  return {
    id: uuidv7(),
    make: 'Toyota',
    model: 'Axio',
    year: 2016,
    price: 1_285_000,
    condition: 'used',
    fuel_type: 'petrol',
    transmission: 'automatic',
    location: 'Nakuru',
    ...over,
  };
}

/** The form of a change of that car, which is at its first version. */
export function carEdit(over: object = {}) {
  const { id: _, ...listing } = carForm();
  return { ...listing, version: 1, ...over };
}

/** The dealer adds a car to the stock; returns its id. */
export async function stockedCar(dealer: Person, over: object = {}): Promise<string> {
  const reply = await dealer.post('/api/cars', carForm(over));
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().id;
}
