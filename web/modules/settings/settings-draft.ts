import { defaultSettings } from '../../../shared/settings/schema.ts';
import { type SettingsForm, settingNames } from '../../../shared/settings/settings-form.ts';
import { readStored } from '../../client/stored.ts';

/** The settings that were changed in the form and not saved. */
type Changed = Partial<SettingsForm>;

/** Whether a value is of the type of this setting; a number may have been emptied. What else is wrong with it, its form says. */
function isOfType(name: string, value: unknown): boolean {
  const setting = settingNames.find((one) => one === name);
  if (!setting) return false;
  const type = typeof defaultSettings[setting];
  return typeof value === type || (type === 'number' && value === null);
}

/** Whether a stored value holds settings, and nothing but settings. */
export const isChanged = (value: unknown): value is Changed =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.entries(value).every(([name, one]) => isOfType(name, one));

/** What the administrator changed and did not save; it ends at sign-out (docs/domain/accounts.md, "What a browser keeps"). */
export function settingsDraft(userId: string) {
  const key = `draft:${userId}:settings`;
  return {
    read: () => readStored(localStorage, key, isChanged),
    keep: (changed: Changed) => localStorage.setItem(key, JSON.stringify(changed)),
    forget: () => localStorage.removeItem(key),
  };
}
