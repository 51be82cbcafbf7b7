import { platformSettingsWords } from '../../words/settings/platform-settings.ts';
import { counted } from '../home/limits.ts';
import type { PlatformSettings, SettingsForm } from './settings-form.ts';

/** What follows for others if these settings are saved in place of those before, one sentence each; nothing where it is harmless. */
export function consequencesOf(before: PlatformSettings, after: Omit<SettingsForm, 'version'>): string[] {
  const on = (name: 'maintenanceMode' | 'requireEmailVerification') => after[name] && !before[name];
  const off = (name: 'autoApproveListings' | 'userNotifications' | 'emailNotifications') => !after[name] && before[name];
  const shorter = after.dataRetentionDays < before.dataRetentionDays;
  return [
    on('maintenanceMode') && closes(before.signed_in),
    on('requireEmailVerification') && asksToVerify(before.unverified),
    off('autoApproveListings') && platformSettingsWords.carsWait,
    off('userNotifications') && platformSettingsWords.nobodyTold,
    off('emailNotifications') && platformSettingsWords.nobodyMailed,
    shorter && platformSettingsWords.olderRemoved(after.dataRetentionDays),
  ].filter((sentence) => sentence !== false);
}

const closes = (people: number) =>
  people === 0 ? platformSettingsWords.closes.forNobody : platformSettingsWords.closes.for(people, counted(people));

const asksToVerify = (accounts: number) =>
  accounts === 0 ? platformSettingsWords.asksToVerify.nobody : platformSettingsWords.asksToVerify.some(accounts, counted(accounts));
