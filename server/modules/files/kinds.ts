import type { FileKind } from '../../../shared/files/kinds.ts';
import { dayInNairobi, timeOfDay } from '../../../shared/time.ts';
import type { Storage } from '../../platform/files/storage.ts';
import { packBackup } from './backup.ts';
import { packExport } from './export.ts';
import type { AskedFile, Pack } from './making.ts';

/** The stores in which files for the administrator lie. */
export interface FileStores {
  storage: Storage;
  backups: Storage;
}

interface Kind {
  pack: Pack;
  isSealed: boolean;
  ending: 'zip' | 'tar';
  /** As a browser is told it. */
  type: string;
  /** How long it can be downloaded; null: so many of the newest are kept as `backupsKept` says. */
  lives: '24 hours' | null;
  store: (stores: FileStores) => Storage;
  /** With which the keys of its files begin. */
  folder: '' | 'admin-files/';
}

/** How each kind of file is made and kept. A new kind is a row here, a name in `fileKinds`, and in a migration `admin_files_kind_known` made anew. */
export const kinds: Record<FileKind, Kind> = {
  export: {
    pack: packExport,
    isSealed: false,
    ending: 'zip',
    type: 'application/zip',
    lives: '24 hours',
    store: ({ storage }) => storage,
    folder: 'admin-files/',
  },
  backup: {
    pack: packBackup,
    isSealed: true,
    ending: 'tar',
    type: 'application/octet-stream',
    lives: null,
    store: ({ backups }) => backups,
    folder: '',
  },
};

/** The name of a file for people: 'backup-2026-11-22-0405.tar', in Nairobi's time. */
export function nameOf({ kind, created_at }: AskedFile, between = ''): string {
  return `${kind}-${dayInNairobi(created_at)}-${timeOfDay(created_at).replace(':', '')}${between}.${kinds[kind].ending}`;
}

/** The key of a file in its store: its name with the end of its id, as two can be made in one minute. */
export function keyOf(file: AskedFile): string {
  return kinds[file.kind].folder + nameOf(file, `-${file.id.slice(-8)}`);
}
