import { settingsApi } from '../../shared/settings/api.ts';
import { defaultSettings } from '../../shared/settings/schema.ts';
import { PaymentDialog } from '../../web/modules/settings/payment-dialog.tsx';
import { PlatformSettings } from '../../web/modules/settings/platform-settings.tsx';
import { says, testForm } from '../support/form.tsx';

const { commissionPayment: _, ...settings } = { ...defaultSettings, version: 5 };
const state = { sends_mails: true, signed_in: 3, unverified: 1 };

const on = { typed: true, sends: true, emptied: false };
const photos = says('Please choose 1 to 20 photos');
const days = says('Please choose 30 to 3650 days');

testForm('the platform settings', {
  form: () => <PlatformSettings settings={{ ...settings, ...state }} />,
  as: 'admin',
  to: settingsApi.saveAll,
  sends: settings,
  fields: {
    siteName: { typed: ' Duka la Magari ', sends: 'Duka la Magari', emptied: says('Please enter the name of the site') },
    siteDescription: { typed: 'Cars of Nakuru', sends: 'Cars of Nakuru', emptied: says('Please describe the site') },
    supportEmail: { typed: 'msaada@example.com', sends: 'msaada@example.com', emptied: says('Email is required') },
    maintenanceMode: on,
    requireEmailVerification: on,
    autoApproveListings: on,
    maxImagesPerListing: { typed: '3', sends: 3, emptied: photos },
    defaultCurrency: { typed: 'USD', sends: 'USD' },
    timeZone: { typed: 'UTC', sends: 'UTC' },
    adminNotifications: on,
    userNotifications: on,
    emailNotifications: on,
    backupFrequency: { typed: 'weekly', sends: 'weekly' },
    dataRetentionDays: { typed: '30', sends: 30, emptied: days },
  },
});

testForm('where commissions are paid', {
  form: () => <PaymentDialog payment={{ kind: 'paybill', number: '247247', name: 'TafutaGari Ltd' }} onClose={() => undefined} />,
  as: 'admin',
  to: settingsApi.savePayment,
  sends: { kind: 'paybill', number: '247247', name: 'TafutaGari Ltd' },
  fields: {
    kind: { typed: 'till', sends: 'till' },
    number: { typed: '55512', sends: '55512', emptied: says('Please enter the number') },
    name: { typed: 'TG Kenya', sends: 'TG Kenya', emptied: says('Please enter the name that M-Pesa shows') },
  },
});
