import * as z from 'zod/mini';
import { get, put } from '../contract.ts';
import { payment, paymentForm } from './payment.ts';
import { settingsReply, settingsUpdate } from './settings-form.ts';

const paymentReply = z.object({ payment: z.nullable(payment) });

export const settingsApi = {
  readPublic: get('/api/settings', {
    summary: 'What everyone may know of the platform settings',
    access: 'anyone',
    beforeOwnPassword: true,
    duringMaintenance: true,
    reply: z.object({
      siteName: z.string(),
      siteDescription: z.string(),
      /** The one support address (docs/domain/words.md, "Site texts"). */
      supportEmail: z.string(),
      /** How many photos a car or a bid can have. */
      maxImagesPerListing: z.number(),
      maintenanceMode: z.boolean(),
    }),
  }),
  readAll: get('/api/admin/settings', {
    summary: 'The platform settings',
    access: { roles: ['admin'] },
    reply: settingsReply,
  }),
  saveAll: put('/api/admin/settings', {
    summary: 'Change the platform settings that are sent, with the version that was seen; obeyed from then on, on every server',
    access: { roles: ['admin'] },
    body: settingsUpdate,
    reply: settingsReply,
  }),
  readPayment: get('/api/settings/payment', {
    summary: 'Where commissions are paid by M-Pesa; null until the administrator has entered it',
    access: { roles: ['dealer', 'admin'] },
    reply: paymentReply,
  }),
  savePayment: put('/api/admin/settings/payment', {
    summary: 'Where commissions are paid: a paybill or a till, and the name M-Pesa shows',
    access: { roles: ['admin'] },
    body: paymentForm,
    reply: paymentReply,
  }),
};
