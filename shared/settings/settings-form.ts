import * as z from 'zod/mini';
import { settingsRulesWords } from '../../words/settings/settings-rules.ts';
import { email } from '../auth/schema.ts';
import { text } from '../fields.ts';
import { mostPhotos } from '../photos/photo.ts';
import { backupFrequencies, currencies, retentionDays, timeZones } from './options.ts';

const photos = { error: () => settingsRulesWords.photos(mostPhotos) };
const days = { error: () => settingsRulesWords.days(retentionDays.least, retentionDays.most) };

const settings = {
  siteName: text({
    max: 60,
    isLine: true,
    required: () => settingsRulesWords.siteNameMissing,
    tooLong: () => settingsRulesWords.nameTooLong,
  }),
  siteDescription: text({
    max: 300,
    isLine: true,
    required: () => settingsRulesWords.descriptionMissing,
    tooLong: () => settingsRulesWords.descriptionTooLong,
  }),
  supportEmail: email,
  maintenanceMode: z.boolean(),
  requireEmailVerification: z.boolean(),
  autoApproveListings: z.boolean(),
  maxImagesPerListing: z.int(photos).check(z.gte(1, photos), z.lte(mostPhotos, photos)),
  defaultCurrency: z.enum(currencies, { error: () => settingsRulesWords.currencyMissing }),
  timeZone: z.enum(timeZones, { error: () => settingsRulesWords.timeZoneMissing }),
  adminNotifications: z.boolean(),
  userNotifications: z.boolean(),
  emailNotifications: z.boolean(),
  smsNotifications: z.literal(false, { error: () => settingsRulesWords.needsSms }),
  backupFrequency: z.enum(backupFrequencies, { error: () => settingsRulesWords.frequencyMissing }),
  dataRetentionDays: z.int(days).check(z.gte(retentionDays.least, days), z.lte(retentionDays.most, days)),
};

export type SettingName = keyof typeof settings;
export const settingNames = Object.keys(settings) as SettingName[];

/** The version of the settings that was seen. */
const version = z.int();

/** The form in which the administrator sets them (docs/domain/settings.md, "Platform settings"). */
export const settingsForm = z.strictObject({ ...settings, version });
export type SettingsForm = z.output<typeof settingsForm>;

/** What is saved of it: a setting that is not sent stays as it is. */
export const settingsUpdate = z.extend(z.partial(z.strictObject(settings)), { version });
export type SettingsUpdate = z.output<typeof settingsUpdate>;

/** The platform settings as the administrator reads them, and what their form says of what follows. */
export const settingsReply = z.object({
  ...settings,
  version,
  /** Mails leave this machine (SMTP_URL is set); otherwise nobody's email can be verified. */
  sends_mails: z.boolean(),
  /** How many people are signed in now, besides the administrator. */
  signed_in: z.number(),
  /** How many of all accounts have not verified their email. */
  unverified: z.number(),
});
export type PlatformSettings = z.output<typeof settingsReply>;
