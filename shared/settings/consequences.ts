import { counted } from '../home/limits.ts';
import { plural } from '../words.ts';
import type { PlatformSettings, SettingsForm } from './settings-form.ts';

/** What follows for others if these settings are saved in place of those before, one sentence each; nothing where it is harmless. */
export function consequencesOf(before: PlatformSettings, after: Omit<SettingsForm, 'version'>): string[] {
  const on = (name: 'maintenanceMode' | 'requireEmailVerification') => after[name] && !before[name];
  const off = (name: 'autoApproveListings' | 'userNotifications' | 'emailNotifications') => !after[name] && before[name];
  const shorter = after.dataRetentionDays < before.dataRetentionDays;
  return [
    on('maintenanceMode') && `${signedIn(before.signed_in)} the maintenance page, and so will every visitor. You go on as before.`,
    on('requireEmailVerification') && `${unverified(before.unverified)} Nobody who is signed in is signed out.`,
    off('autoApproveListings') && 'New cars, and changed photos or descriptions, wait until you approve each of them.',
    off('userNotifications') && 'Nobody is told anything in the app, you neither, of offers and viewings too. It is not told later.',
    off('emailNotifications') && 'No mail goes but verification, reset and security. What happens meanwhile is not mailed later.',
    shorter && `Notices and logs older than ${after.dataRetentionDays} days are removed tonight, for good.`,
  ].filter((sentence) => sentence !== false);
}

const signedIn = (count: number) =>
  count === 0
    ? 'Nobody else is signed in now; who signs in will see'
    : plural(count, { one: '# person signed in will see', other: `${counted(count)} people signed in will see` });

const unverified = (count: number) =>
  count === 0
    ? 'Everyone has verified their email so far; who signs up must, before signing in.'
    : plural(count, {
        one: '# account has not verified its email: its owner can’t sign in again before that.',
        other: `${counted(count)} accounts have not verified their email: their owners can’t sign in again before that.`,
      });
