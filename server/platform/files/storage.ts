import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A stored file that is being read. */
export interface StoredFile {
  /** Bytes, of all of it. */
  size: number;
  /** Another one whenever other content lies there. */
  tag: string;
  /** The content, or the part of it that was asked for. The caller must read it to the end or destroy it, or the file stays open. */
  stream: Readable;
}

/** Where files are kept: below one folder of this machine, or in an object store that several machines share. */
export interface Storage {
  /** Stores the body under this key, all of it or nothing; it is safe on disk once the promise resolves. */
  put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** The file, or null when there is none; with only a part of its content, from one byte to another with both, where `choose` names one. */
  read(key: string, choose?: (file: { size: number; tag: string }) => { from: number; to: number } | undefined): Promise<StoredFile | null>;
  /** Removes the file; does nothing when there is none. */
  remove(key: string): Promise<void>;
  /** The keys of the files that lie in no folder. */
  keys(): Promise<string[]>;
  /** Removes what is left of files whose storing a process began more than a day ago and did not live to end. */
  removeUnfinished(): Promise<void>;
  /** Removes that of files whose keys begin so, whenever it was begun: only while nobody stores such files. */
  removeAllUnfinished(prefix: string): Promise<void>;
  /** Rejects with the reason when files can't be stored. */
  check(): Promise<void>;
}

// Lower-case names between single slashes, a dot only inside a name: no key can leave the folder or name a hidden file.
const safeKey = /^[a-z0-9_-]+(?:\.[a-z0-9]+)?(?:\/[a-z0-9_-]+(?:\.[a-z0-9]+)?)*$/;

/** Whether a file can be stored under this name. */
export const isKey = (name: string) => safeKey.test(name);

const day = 86_400_000;

// They hold what people wrote: of all users of the machine only ours reads them.
const folderMode = 0o700;
const fileMode = 0o600;

/** Keeps files below a folder of the local disk, which is created if needed. */
export function diskStorage(folder: string): Storage {
  const incoming = path.join(folder, '.incoming');
  const fileOf = (key: string) => {
    if (!isKey(key)) throw new Error(`not a storage key: ${key}`);
    return path.join(folder, key);
  };
  const create = (name: string) => mkdir(name, { recursive: true, mode: folderMode });

  return {
    async put(key, body) {
      const target = fileOf(key);
      const temporary = path.join(incoming, `${encodeURIComponent(key)}.${randomUUID()}`);
      await create(incoming);
      await create(path.dirname(target));
      try {
        const content = body instanceof Readable ? body : Readable.from([body]);
        await pipeline(content, createWriteStream(temporary, { flags: 'wx', flush: true, mode: fileMode }));
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      // A rename or a new folder survives a power cut only once the folder that contains it is flushed.
      await flushFolder(path.dirname(target));
      await flushFolder(path.dirname(path.dirname(target)));
    },

    async read(key, choose) {
      const file = await unlessMissing(open(fileOf(key)));
      if (!file) return null;
      const { size, ino, mtimeNs } = await file.stat({ bigint: true });
      // A file is never changed in its place: other content is another file.
      const found = { size: Number(size), tag: [ino, mtimeNs, size].map((number) => number.toString(36)).join('-') };
      const part = choose?.(found);
      return { ...found, stream: file.createReadStream(part && { start: part.from, end: part.to }) };
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

    async removeAllUnfinished(prefix) {
      for (const name of (await unlessMissing(readdir(incoming))) ?? [])
        if (name.startsWith(encodeURIComponent(prefix))) await rm(path.join(incoming, name), { force: true });
    },

    async check() {
      const probe = path.join(incoming, randomUUID());
      await create(incoming);
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

/** Closes the stores, and each backup, to other users of the machine: versions before left them open. */
export async function closeStores(dataDir: string): Promise<void> {
  for (const name of storeFolders) {
    await mkdir(path.join(dataDir, name), { recursive: true, mode: folderMode });
    await chmod(path.join(dataDir, name), folderMode);
  }
  const backups = path.join(dataDir, folders.backups);
  for (const entry of await readdir(backups, { withFileTypes: true }))
    if (entry.isFile()) await chmod(path.join(backups, entry.name), fileMode);
}

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
