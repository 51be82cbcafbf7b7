import type { BackupFrequency, currencies, timeZones } from './options.ts';
import type { Payment } from './payment.ts';

/** The default platform settings (docs/domain/settings.md, "Platform settings"). */
export const defaultSettings = {
  siteName: 'TafutaGari',
  siteDescription: 'Post the car you want. Verified dealers in Kenya answer with priced offers.',
  supportEmail: 'support@tafutagari.example',
  /** On: everyone but the administrator gets a page that says so. */
  maintenanceMode: false,
  requireEmailVerification: false,
  /** Off: a new car, and a change of its photos or description, waits for the administrator. */
  autoApproveListings: true,
  /** How many photos a car or a bid can have (docs/domain/limits-and-money.md, "Photos"). */
  maxImagesPerListing: 10,
  /** What exported reports are labelled with; no amount and no time follows it. */
  defaultCurrency: 'KES' as (typeof currencies)[number],
  timeZone: 'Africa/Nairobi' as (typeof timeZones)[number],
  /** The administrator's notices and mails. */
  adminNotifications: true,
  /** Everyone's notices in the app. */
  userNotifications: true,
  /** All mails. */
  emailNotifications: true,
  smsNotifications: false as const,
  backupFrequency: 'daily' as BackupFrequency,
  /** How long operational logs and notices are kept (docs/domain/time.md, "Retention"). */
  dataRetentionDays: 365,
  /** Where commissions are paid; there is no default number (docs/domain/limits-and-money.md, "Paying a commission"). */
  commissionPayment: null as Payment | null,
  /** How often the form of the settings was saved with a change. */
  version: 0,
};
