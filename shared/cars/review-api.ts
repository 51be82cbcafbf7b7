import * as z from 'zod/mini';
import { get, post } from '../contract.ts';
import { cursor, id, instant, pageAsMeant, search } from '../fields.ts';
import { ownCar } from './api.ts';
import { carCard } from './replies.ts';
import { againstCarForm, approvalForm } from './review-schema.ts';
import { reviewShows } from './review-shows.ts';

/** A car as the administrator decides about it. */
export const reviewedCar = z.extend(ownCar, {
  dealer: carCard.shape.dealer,
  /** When it was last changed. */
  updated_at: instant,
});
export type ReviewedCar = z.output<typeof reviewedCar>;

const onOne = { access: { roles: ['admin'] }, params: z.object({ id }), reply: reviewedCar } as const;

/** What the administrator says of cars (docs/domain/lifecycles.md, "Approving cars"). */
export const carReviewApi = {
  list: get('/api/admin/cars', {
    summary: 'Cars for the administrator: those that wait come the longest waiting first, others the newest first',
    access: { roles: ['admin'] },
    query: z.object({ show: z.optional(z.enum(reviewShows)), search, cursor }),
    reply: pageAsMeant(reviewedCar),
  }),
  approve: post('/api/admin/cars/:id/approve', {
    ...onOne,
    summary: 'Approve a car, or its changed photos and description',
    body: approvalForm,
  }),
  refuse: post('/api/admin/cars/:id/refuse', {
    ...onOne,
    summary: 'Refuse a car, or its changed photos and description, with a reason',
    body: againstCarForm,
  }),
  takeDown: post('/api/admin/cars/:id/take-down', {
    ...onOne,
    summary: 'Take an approved car off the market, with a reason',
    body: againstCarForm,
  }),
};
