/** What exported reports can be labelled with (docs/domain/settings.md, "Platform settings"). */
export const currencies = ['KES', 'USD', 'EUR'] as const;
export const timeZones = ['Africa/Nairobi', 'UTC', 'America/New_York'] as const;

/** How often the worker makes a backup. */
export const backupFrequencies = ['hourly', 'daily', 'weekly', 'monthly'] as const;
export type BackupFrequency = (typeof backupFrequencies)[number];

/** In days: how short and how long operational logs and notices can be kept. */
export const retentionDays = { least: 30, most: 3650 } as const;
