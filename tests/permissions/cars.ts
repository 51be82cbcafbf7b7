import { carForm } from '../support/cars.ts';
import { type Row, stranger } from './row.ts';

export const cars: Row[] = [
  ['car.insert', 'carsApi.add', 'UFFAAAF', () => ({ body: carForm() })],
  ['car.insert with a forged dealer_id', 'carsApi.add', 'UFFEEEF', () => ({ body: carForm({ dealer_id: stranger }) })],
  ['car.insert with a forged approval', 'carsApi.add', 'UFFEEEF', () => ({ body: carForm({ approval: 'approved' }) })],
  ['car.read_own', 'carsApi.readOwn', 'UFFNNSF', async (world) => ({ id: await world.car() })],
];
