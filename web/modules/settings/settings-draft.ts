import type { SettingsForm } from '../../../shared/settings/settings-form.ts';
import { readStored } from '../../client/stored.ts';

/** The settings that were changed in the form and not saved. */
type Changed = Partial<SettingsForm>;

const isChanged = (value: unknown): value is Changed => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the administrator changed and did not save; it ends at sign-out (docs/domain/accounts.md, "What a browser keeps"). */
export function settingsDraft(userId: string) {
  const key = `draft:${userId}:settings`;
  return {
    read: () => readStored(localStorage, key, isChanged),
    keep: (changed: Changed) => localStorage.setItem(key, JSON.stringify(changed)),
    forget: () => localStorage.removeItem(key),
  };
}
