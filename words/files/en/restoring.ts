// What is said on the machine to whoever restores a backup.
export const notSealedHere = `This backup was not sealed with the key of this machine. Perhaps the key of before is missing here; perhaps
the backup is another marketplace's. If it is yours, give the key that you kept elsewhere, as OPERATOR_KEY or in the
file operator-key in DATA_DIR, and try again.`;
export const changedSince =
  'This backup is not as it was made: somebody has changed it since, or removed its seal. Take another copy of it, or an older backup.';
export const unsealed =
  'This backup has no seal: it was made before there were seals. So nobody can tell whether it was changed since. It is restored all the same. Please make a new backup soon.';
export const meaning = `What restoring it would mean: whoever changed the file may have given themselves a way in,
such as a password of their own for the administrator. Second factors will be off, and their owners get a mail.`;
export const allTheSame = 'It is restored all the same, because you said --foreign.';
export const toRestore = 'To restore it all the same: npm run restore -- --foreign FILE\nNothing was restored.';

export const damaged = (how: string) => `The file is damaged, or no backup: ${how}. Nothing was restored.`;
// How a file is damaged.
export const unreadableRows = (table: string, why: string) => `rows of ${table} can't be read: ${why}`;
export const unfitRows = (table: string, why: string) => `rows of ${table} can't be stored: ${why}`;
export const danglingRows = (table: string, key: string) => `rows of ${table} name what is not there (${key})`;
export const notAsItWas = (part: string) => `${part} is not as it was`;
export const unknownTable = (table: string) => `it has a table that no backup has, ${table}`;
export const oldRows = (why: string) => `its rows can't be brought up to date: ${why}`;
export const missingRows = (table: string) => `it has not all rows of ${table}`;
export const unnamedPhoto = (photo: string) => `it has a photo that no row names, ${photo}`;
