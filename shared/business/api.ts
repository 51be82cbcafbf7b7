import * as z from 'zod/mini';
import { post, put } from '../contract.ts';
import { id } from '../fields.ts';
import { profile } from '../profile/api.ts';
import { yardHours } from '../profile/hours-schema.ts';

/** The photo of a dealer's licence, by the id of its upload; null removes it. */
const licencePhotoForm = z.strictObject({ photo_id: z.nullable(id) });

/** What a dealer says of the own business, beside the fields of the profile. */
export const businessApi = {
  setYardHours: put('/api/profile/yard-hours', {
    summary: 'Say when the own yard is open, day by day',
    access: { roles: ['dealer'] },
    body: yardHours,
    reply: profile,
  }),
  setLicencePhoto: put('/api/profile/licence-photo', {
    summary: 'Add, replace or remove the photo of the own licence, before it was checked',
    access: { roles: ['dealer'] },
    body: licencePhotoForm,
    reply: profile,
  }),
  takeBackChange: post('/api/profile/business-change/take-back', {
    summary: 'Take back the own changed business details that wait',
    access: { roles: ['dealer'] },
    reply: profile,
  }),
};
