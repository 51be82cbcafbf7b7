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

/** The dealer adds a car to the stock; returns its id. */
export async function stockedCar(dealer: Person, over: object = {}): Promise<string> {
  const reply = await dealer.post('/api/cars', carForm(over));
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().id;
}
