import type { FileKind } from '../../../shared/files/kinds.ts';
import type { Tx } from '../../platform/data/database.ts';
import type { Storage } from '../../platform/files/storage.ts';
import type { Packed } from '../../platform/files/zip.ts';

/** A file as it was asked for. */
export interface AskedFile {
  id: string;
  kind: FileKind;
  created_at: string;
}

/** What packing a file takes. */
export interface Making {
  file: AskedFile;
  /** The whole database as it was at one moment; nothing else is asked of it meanwhile. */
  snapshot: Tx;
  /** Where photos are. */
  storage: Storage;
  /** What a backup is sealed with. */
  backupsKey: Buffer;
  /** Says how many parts there are to pack. */
  setParts: (parts: number) => Promise<void>;
  /** Says how many are packed. */
  setPacked: (packed: number) => Promise<void>;
}

/** Begins to pack a file; what it returns packs the rest while it is read. */
export type Pack = (making: Making) => Promise<Packed>;
