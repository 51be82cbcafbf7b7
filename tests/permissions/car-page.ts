import { stockedCar } from '../support/cars.ts';
import type { World } from '../support/world.ts';
import type { Row } from './row.ts';

const onMarket = async (world: World) => ({ id: await world.car() });
const ofSuspended = async (world: World) => ({ id: await world.suspendedCar() });
const ofUnverified = async (world: World) => ({ id: await stockedCar(world.people.dealerUnverified) });

export const carPage: Row[] = [
  ['car.read_one', 'carPageApi.read', 'UAAAAAA', onMarket],
  ['car.read_one, of a dealer who is not verified', 'carPageApi.read', 'UNNSNNA', ofUnverified],
  ['car.read_one, of a suspended dealer', 'carPageApi.read', 'UNNNNNA', ofSuspended],
  ['car.browse, like cars', 'carPageApi.alike', 'UAAAAAA', onMarket],
  ['car.browse, like cars of a dealer’s who is not verified', 'carPageApi.alike', 'UNNSNNA', ofUnverified],
  ['car.browse, like cars of a suspended dealer', 'carPageApi.alike', 'UNNNNNA', ofSuspended],
  ['car.browse, of a dealer', 'carPageApi.ofDealer', 'UAAAAAA', (world) => ({ id: world.people.dealerParty.user_id })],
  ['car.browse, of a buyer', 'carPageApi.ofDealer', 'UNNNNNN', (world) => ({ id: world.people.buyerOwner.user_id })],
  ['car.browse, of a suspended dealer', 'carPageApi.ofDealer', 'UNNNNNA', async (world) => ({ id: await world.suspendedDealer() })],
];
