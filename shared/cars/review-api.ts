import * as z from 'zod/mini';
import { endpoint } from '../contract.ts';
import { cursor, id, instant, page, search } from '../fields.ts';
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

const onOne = { method: 'POST', access: { roles: ['admin'] }, params: z.object({ id }), reply: reviewedCar } as const;

/** What the administrator says of cars (docs/domain/lifecycles.md, "Approving cars"). */
export const carReviewApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/cars',
    summary: 'Cars for the administrator: those that wait come the longest waiting first, others the newest first',
    access: { roles: ['admin'] },
    query: z.object({ show: z.optional(z.enum(reviewShows)), search, cursor }),
    reply: page(reviewedCar),
  }),
  approve: endpoint({
    ...onOne,
    path: '/api/admin/cars/:id/approve',
    summary: 'Approve a car, or its changed photos and description',
    body: approvalForm,
  }),
  refuse: endpoint({
    ...onOne,
    path: '/api/admin/cars/:id/refuse',
    summary: 'Refuse a car, or its changed photos and description, with a reason',
    body: againstCarForm,
  }),
  takeDown: endpoint({
    ...onOne,
    path: '/api/admin/cars/:id/take-down',
    summary: 'Take an approved car off the market, with a reason',
    body: againstCarForm,
  }),
};
