/** What the worker makes for the administrator (docs/domain/backups.md, "Files for the administrator"). */
export const fileKinds = ['export', 'backup'] as const;
export type FileKind = (typeof fileKinds)[number];

/** How many backups are kept, by hand and by the schedule together. */
export const backupsKept = 7;
