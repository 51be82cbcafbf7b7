import * as z from 'zod/mini';
import { del, get, post, put } from '../contract.ts';
import { id } from '../fields.ts';
import { carForm } from './car-form.ts';
import { carStatusForm, endedBids } from './ended-bids.ts';
import { carApprovals } from './options.ts';
import { besideCar, carPhoto, toldOfCar } from './replies.ts';

/** The newest change of a car's photos and description that buyers don't see: it waits for the administrator, or was refused with a reason. */
export const carChange = z.object({
  description: z.nullable(z.string()),
  photos: z.array(carPhoto),
  refused_reason: z.nullable(z.string()),
});

/** A car as its dealer sees it. */
export const ownCar = z.object({
  ...toldOfCar,
  ...besideCar,
  photos: z.array(carPhoto),
  approval: z.enum(carApprovals),
  /** Why the administrator refused it or took it down. */
  approval_reason: z.nullable(z.string()),
  version: z.number(),
  change: z.nullable(carChange),
});
export type OwnCar = z.output<typeof ownCar>;

/** A dealer's own stock. */
export const carsApi = {
  add: post('/api/cars', {
    summary: 'Add a car to the own stock; it is on the market once dealer and car are approved',
    access: { roles: ['dealer'] },
    body: carForm,
    reply: ownCar,
  }),
  readOwn: get('/api/own-cars/:id', {
    summary: 'One car of the own stock',
    access: { roles: ['dealer'] },
    params: z.object({ id }),
    reply: ownCar,
  }),
  setStatus: put('/api/cars/:id/status', {
    summary: 'Reserve an own car, release it or mark it as sold, which ends the bids that carry it',
    access: { roles: ['dealer'] },
    params: z.object({ id }),
    body: carStatusForm,
    reply: ownCar,
  }),
  delete: del('/api/cars/:id', {
    summary: 'Delete an own car, which ends the bids that carry it',
    access: { roles: ['dealer'] },
    params: z.object({ id }),
    reply: z.object({}),
  }),
  endsWith: get('/api/cars/:id/bids', {
    summary: 'The bids that marking an own car as sold, or deleting it, ends',
    access: { roles: ['dealer'] },
    params: z.object({ id }),
    reply: endedBids,
  }),
};
