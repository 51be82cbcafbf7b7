/** What the worker makes for the administrator (docs/domain/backups.md, "Files for the administrator"). */
export const fileKinds = ['export', 'backup'] as const;
export type FileKind = (typeof fileKinds)[number];

/** What a backup that lies here is sealed with: the key that is here, another one, or, from before there were seals, none. */
export const sealedWith = ['our key', 'another key', 'nothing'] as const;

/** How many backups are kept that the schedule made, and that were made by hand: neither pushes out the other. */
export const backupsKept = { schedule: 7, hand: 3 };
