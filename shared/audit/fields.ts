import { logFieldWords } from '../../words/audit/log-field.ts';
import { carFieldWords } from '../../words/cars/car-field.ts';
import { profileFieldWords } from '../../words/profile/profile-field.ts';
import { requestFieldWords } from '../../words/requests/request-field.ts';
import { platformSettingsWords } from '../../words/settings/platform-settings.ts';
import type { SettingName } from '../settings/settings-form.ts';

/** The platform settings, as their form names them. */
function settings(): Record<SettingName, string> {
  const switches = platformSettingsWords.switches;
  return {
    siteName: platformSettingsWords.name,
    siteDescription: platformSettingsWords.description,
    supportEmail: platformSettingsWords.support,
    maintenanceMode: switches.maintenanceMode.label,
    requireEmailVerification: switches.requireEmailVerification.label,
    autoApproveListings: switches.autoApproveListings.label,
    maxImagesPerListing: platformSettingsWords.photos,
    defaultCurrency: platformSettingsWords.currency,
    timeZone: platformSettingsWords.timeZone,
    adminNotifications: switches.adminNotifications.label,
    userNotifications: switches.userNotifications.label,
    emailNotifications: switches.emailNotifications.label,
    smsNotifications: platformSettingsWords.textMessages,
    backupFrequency: platformSettingsWords.backups,
    dataRetentionDays: platformSettingsWords.daysKept,
  };
}

/**
 * Every field that the log keeps as it was and as it is, as the form in which it is changed names it. `changeOf` takes no other, but a text of the site,
 * by its name. In the order in which they are read.
 */
export const fieldLabels = () => ({
  ...settings(),

  ...logFieldWords.verification,

  ...requestFieldWords.labels,
  ...carFieldWords.labels,
  ...profileFieldWords.labels,
  ...logFieldWords.others,
});

export type LoggedField = keyof ReturnType<typeof fieldLabels>;

/** Whether a field is a text of the site, by its name: 'page_key/section_key/content_key'. */
export const isText = (field: string) => field.split('/').length === 3;
