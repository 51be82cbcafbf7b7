import * as z from 'zod/mini';
import { endpoint } from '../contract.ts';
import { payment, paymentForm } from './payment.ts';
import { settingsForm, settingsReply } from './settings-form.ts';

const paymentReply = z.object({ payment: z.nullable(payment) });

export const settingsApi = {
  readPublic: endpoint({
    method: 'GET',
    path: '/api/settings',
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
  readAll: endpoint({
    method: 'GET',
    path: '/api/admin/settings',
    summary: 'The platform settings',
    access: { roles: ['admin'] },
    reply: settingsReply,
  }),
  saveAll: endpoint({
    method: 'PUT',
    path: '/api/admin/settings',
    summary: 'Change the platform settings, with the version that was seen; obeyed from then on, on every server',
    access: { roles: ['admin'] },
    body: settingsForm,
    reply: settingsReply,
  }),
  readPayment: endpoint({
    method: 'GET',
    path: '/api/settings/payment',
    summary: 'Where commissions are paid by M-Pesa; null until the administrator has entered it',
    access: { roles: ['dealer', 'admin'] },
    reply: paymentReply,
  }),
  savePayment: endpoint({
    method: 'PUT',
    path: '/api/admin/settings/payment',
    summary: 'Where commissions are paid: a paybill or a till, and the name M-Pesa shows',
    access: { roles: ['admin'] },
    body: paymentForm,
    reply: paymentReply,
  }),
};
