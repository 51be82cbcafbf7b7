import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A stored file that is being read. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  /** The content. The caller must read it to the end or destroy it, or the file stays open. */
  stream: Readable;
}

/** Where files are kept: below one folder of this machine, or in an object store that several machines share. */
export interface Storage {
  /** Stores the body under this key, all of it or nothing; it is safe on disk once the promise resolves. */
  put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** The file, or null when there is none. */
  read(key: string): Promise<StoredFile | null>;
  /** Removes the file; does nothing when there is none. */
  remove(key: string): Promise<void>;
  /** The keys of the files that lie in no folder. */
  keys(): Promise<string[]>;
  /** Removes what is left of files whose storing a process began more than a day ago and did not live to end. */
  removeUnfinished(): Promise<void>;
  /** Rejects with the reason when files can't be stored. */
  check(): Promise<void>;
}

// Lower-case names between single slashes, a dot only inside a name: no key can leave the folder or name a hidden file.
const safeKey = /^[a-z0-9_-]+(?:\.[a-z0-9]+)?(?:\/[a-z0-9_-]+(?:\.[a-z0-9]+)?)*$/;

/** Whether a file can be stored under this name. */
export const isKey = (name: string) => safeKey.test(name);

const day = 86_400_000;

/** Keeps files below a folder of the local disk, which is created if needed. */
export function diskStorage(folder: string): Storage {
  const incoming = path.join(folder, '.incoming');
  const fileOf = (key: string) => {
    if (!isKey(key)) throw new Error(`not a storage key: ${key}`);
    return path.join(folder, key);
  };

  return {
    async put(key, body) {
      const target = fileOf(key);
      const temporary = path.join(incoming, randomUUID());
      await mkdir(incoming, { recursive: true });
      await mkdir(path.dirname(target), { recursive: true });
      try {
        const content = body instanceof Readable ? body : Readable.from([body]);
        await pipeline(content, createWriteStream(temporary, { flags: 'wx', flush: true }));
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      // A rename or a new folder survives a power cut only once the folder that contains it is flushed.
      await flushFolder(path.dirname(target));
      await flushFolder(path.dirname(path.dirname(target)));
    },

    async read(key) {
      const file = await unlessMissing(open(fileOf(key)));
      if (!file) return null;
      const { size } = await file.stat();
      return { size, stream: file.createReadStream() };
    },

    async remove(key) {
      const target = fileOf(key);
      await rm(target, { force: true });
      // Removes the folder with its last file; fails while it has other files, which is expected.
      await rmdir(path.dirname(target)).catch(() => undefined);
    },

    async keys() {
      const entries = await unlessMissing(readdir(folder, { withFileTypes: true }));
      return (entries ?? []).filter((entry) => entry.isFile() && safeKey.test(entry.name)).map(({ name }) => name);
    },

    async removeUnfinished() {
      for (const name of (await unlessMissing(readdir(incoming))) ?? []) {
        const file = path.join(incoming, name);
        const found = await unlessMissing(stat(file));
        if (found && found.mtimeMs < Date.now() - day) await rm(file, { force: true });
      }
    },

    async check() {
      const probe = path.join(incoming, randomUUID());
      await mkdir(incoming, { recursive: true });
      await writeFile(probe, 'probe');
      await rm(probe);
    },
  };
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(opening: Promise<T>): Promise<T | null> {
  try {
    return await opening;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const folders = { storage: 'files', erasures: 'erasures', backups: 'backups' } as const;

/** The folders of the stores, below the data folder. */
export const storeFolders: string[] = Object.values(folders);

/** The stores of an installation. */
export interface Stores {
  /** What people upload, and files that are made for them: backups have the photos of it. */
  storage: Storage;
  /** The list of erasures, which is not put back with an old backup. */
  erasures: Storage;
  backups: Storage;
  /** A copy of the list of erasures, so that whoever copies the backups away has it too. */
  erasuresBesideBackups: Storage;
}

/** The stores of this machine, below the data folder. */
export function diskStores(dataDir: string): Stores {
  const at = (...names: string[]) => diskStorage(path.join(dataDir, ...names));
  return {
    storage: at(folders.storage),
    erasures: at(folders.erasures),
    backups: at(folders.backups),
    erasuresBesideBackups: at(folders.backups, folders.erasures),
  };
}
