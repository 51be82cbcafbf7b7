import { carFieldWords } from '../../words/cars/car-field.ts';
import { labelsOf } from '../field-row.ts';
import { profileFields } from '../profile/fields.ts';
import { requestFields } from '../requests/fields.ts';
import type { SettingName } from '../settings/settings-form.ts';

/** The platform settings, as their form names them. */
const settings: Record<SettingName, string> = {
  siteName: 'Name',
  siteDescription: 'Description',
  supportEmail: 'Support address',
  maintenanceMode: 'Maintenance',
  requireEmailVerification: 'Sign-in needs a verified email',
  autoApproveListings: 'New cars show at once',
  maxImagesPerListing: 'Photos of one car or bid',
  defaultCurrency: 'Reporting currency',
  timeZone: 'Time zone of reports',
  adminNotifications: 'Your own notices and mails',
  userNotifications: 'Notices in the app',
  emailNotifications: 'Mails',
  smsNotifications: 'Text messages',
  backupFrequency: 'Backups',
  dataRetentionDays: 'Days that logs and notices are kept',
};

/**
 * Every field that the log keeps as it was and as it is, as the form in which it is changed names it. `changeOf` takes no other, but a text of the site,
 * by its name. In the order in which they are read.
 */
export const fieldLabels = () => ({
  ...settings,

  is_verified: 'Verified',
  is_suspended: 'Suspended',
  licence_checked: 'Licence number checked',
  phone_called: 'Phone called',
  address_found: 'Address found',
  /** Of changed business details. */
  state: 'Changed details',

  ...labelsOf(requestFields),
  ...carFieldWords.labels,
  ...labelsOf(profileFields),
  photos: 'Photos',
  approval: 'Approval',

  status: 'Status',
  outcome: 'Outcome',
  final_price: 'Final price',
  verdict: 'Verdict',
  is_removed: 'Removed',
  is_public: 'On the dealer’s page',

  commission_amount: 'Commission',
  due_at: 'Due',
  paid_on: 'Paid on',
  payment_reference: 'Reference of the payment',
  refund_reference: 'Reference of the refund',
  kept_reason: 'Why it is kept',

  kind: 'M-Pesa',
  number: 'Number',
  name: 'Name',

  /** What a reported thing said, beside what it says now. */
  message: 'Message',
  stars: 'Stars',
  words: 'Review',
  answer: 'Answer',

  reason: 'Reason',
});

export type LoggedField = keyof ReturnType<typeof fieldLabels>;

/** Whether a field is a text of the site, by its name: 'page_key/section_key/content_key'. */
export const isText = (field: string) => field.split('/').length === 3;
