import { type SettingsForm, settingNames } from '../../shared/settings/settings-form.ts';
import type { Person } from './app.ts';

/** The form of the settings as the administrator reads it now, with these changes. */
export async function settingsForm(admin: Person, over: Partial<SettingsForm> = {}): Promise<SettingsForm> {
  const read = (await admin.get('/api/admin/settings')).json();
  const names = [...settingNames, 'version'] as const;
  return { ...(Object.fromEntries(names.map((name) => [name, read[name]])) as SettingsForm), ...over };
}

/** The administrator saves these settings; the others stay. */
export async function saveSettings(admin: Person, over: Partial<SettingsForm>) {
  return admin.put('/api/admin/settings', await settingsForm(admin, over));
}
