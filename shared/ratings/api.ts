import * as z from 'zod/mini';
import { post, put } from '../contract.ts';
import { id, instant } from '../fields.ts';
import { answerForm, ratingForm } from './schema.ts';

/** A rating as its buyer, its dealer and the admin see it. */
export const rating = z.object({
  id,
  appointment_id: id,
  dealer_id: id,
  buyer_id: id,
  rating: z.number(),
  review_text: z.nullable(z.string()),
  /** Shown on the dealer's page. */
  is_public: z.boolean(),
  /** The dealer's. */
  answer: z.nullable(z.string()),
  created_at: instant,
});

export const ratingsApi = {
  rate: post('/api/appointments/:id/rating', {
    summary: 'Rate the dealer after a viewing; once, final',
    access: { roles: ['buyer'] },
    params: z.object({ id }),
    body: ratingForm,
    reply: rating,
  }),
  answer: put('/api/ratings/:id/answer', {
    summary: 'Answer a public review of oneself; once, final',
    access: { roles: ['dealer'] },
    params: z.object({ id }),
    body: answerForm,
    reply: rating,
  }),
};
