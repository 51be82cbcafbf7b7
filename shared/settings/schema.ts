import type { Payment } from './payment.ts';

/** The default platform settings (docs/domain/words.md, "Site texts"). */
export const defaultSettings = {
  siteName: 'TafutaGari',
  siteDescription: 'Post the car you want. Verified dealers in Kenya answer with priced offers.',
  supportEmail: 'support@tafutagari.example',
  requireEmailVerification: false,
  /** How many photos a car or a bid can have (docs/domain/limits-and-money.md, "Photos"). */
  maxImagesPerListing: 10,
  /** Off: a new car, and a change of its photos or description, waits for the administrator. */
  autoApproveListings: true,
  /** How long attempts to sign in are kept, with their network addresses. */
  dataRetentionDays: 365,
  /** Where commissions are paid; there is no default number (docs/domain/limits-and-money.md, "Paying a commission"). */
  commissionPayment: null as Payment | null,
};
