import { carEdit, carForm } from '../support/cars.ts';
import { nothing, type Row, stranger } from './row.ts';

export const cars: Row[] = [
  ['car.insert', 'carsApi.add', 'UFFAAAF', () => ({ body: carForm() })],
  ['car.insert with a forged dealer_id', 'carsApi.add', 'UFFEEEF', () => ({ body: carForm({ dealer_id: stranger }) })],
  ['car.insert with a forged approval', 'carsApi.add', 'UFFEEEF', () => ({ body: carForm({ approval: 'approved' }) })],
  ['car.set_status', 'carsApi.setStatus', 'UFFNNAF', async (world) => ({ id: await world.car(), body: { status: 'reserved' } })],
  ['car.delete', 'carsApi.delete', 'UFFNNAF', async (world) => ({ id: await world.car() })],
  ['car.list_ended_bids', 'carsApi.endsWith', 'UFFNNSF', async (world) => ({ id: await world.car() })],
  ['car.update', 'stockApi.edit', 'UFFNNSF', async (world) => ({ id: await world.car(), body: carEdit({ price: 1_250_000 }) })],
  [
    'car.update with a forged approval',
    'stockApi.edit',
    'UFFNNEF',
    async (world) => ({ id: await world.car(), body: carEdit({ approval: 'approved' }) }),
  ],
  ['car.list_own', 'stockApi.list', 'UFFSSSF', nothing],
  ['car.list_all', 'carReviewApi.list', 'UFFFFFA', nothing],
  ['car.approve', 'carReviewApi.approve', 'UFFFFFA', async (world) => ({ id: await world.waitingCar(), body: { version: 1 } })],
  [
    'car.refuse',
    'carReviewApi.refuse',
    'UFFFFFA',
    async (world) => ({ id: await world.waitingCar(), body: { version: 1, reason: 'No photo' } }),
  ],
  [
    'car.take_down',
    'carReviewApi.takeDown',
    'UFFFFFA',
    async (world) => ({ id: await world.car(), body: { version: 1, reason: 'Sold elsewhere' } }),
  ],
  ['car.read_own', 'carsApi.readOwn', 'UFFNNSF', async (world) => ({ id: await world.car() })],
  ['car.save', 'savedApi.save', 'UAAFFFF', async (world) => ({ id: await world.car() })],
  ['car.unsave', 'savedApi.unsave', 'UAAFFFF', async (world) => ({ id: await world.car() })],
  ['car.list_saved', 'savedApi.own', 'USSFFFF', nothing],
  ['car.browse', 'browseApi.browse', 'UAAAAAA', nothing],
  ['car.count', 'browseApi.count', 'UAAAAAA', nothing],
];
