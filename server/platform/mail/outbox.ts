import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { uuidv7 } from 'uuidv7';
import type { Attachment } from '../../../shared/notifications/mails.ts';

/** A mail that was written to the outbox instead of sent. */
export interface KeptMail {
  /** Its file name without ending: a UUIDv7, which sorts by time. */
  name: string;
  mail: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  written_at: string;
}

interface Message {
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
}

const nameShape = /^[0-9a-f-]{36}$/;
const folderOf = (dataDir: string) => path.join(dataDir, 'outbox');

/** Writes a mail to the outbox folder: as .eml, which mail programs open, and as .json, which /dev/emails shows. */
export async function writeToOutbox(dataDir: string, mail: string, message: Message): Promise<void> {
  const folder = folderOf(dataDir);
  // Links in the mails give access to accounts: no other user of this machine may read them.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = uuidv7();
  const eml = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  const { to, subject, html, text } = message;
  const kept: KeptMail = { name, mail, to: to.address, subject, html, text, written_at: new Date().toISOString() };
  await writeWhole(path.join(folder, `${name}.eml`), eml.message as Buffer);
  await writeWhole(path.join(folder, `${name}.json`), JSON.stringify(kept, null, 2));
}

/** The latest mails of the outbox, newest first. */
export async function listOutbox(dataDir: string, limit = 100): Promise<KeptMail[]> {
  const names = await readdir(folderOf(dataDir)).catch(whenMissing<string[]>([]));
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, limit);
  const mails = await Promise.all(newest.map((name) => readOutbox(dataDir, path.basename(name, '.json'))));
  return mails.filter((mail) => mail !== null);
}

/** One mail of the outbox, or null. */
export async function readOutbox(dataDir: string, name: string): Promise<KeptMail | null> {
  if (!nameShape.test(name)) return null;
  const content = await readFile(path.join(folderOf(dataDir), `${name}.json`), 'utf8').catch(whenMissing<string>(''));
  return content ? (JSON.parse(content) as KeptMail) : null;
}

// Written under another name and renamed, so that a reader never sees half a file.
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, file);
}

function whenMissing<T>(instead: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
