import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { diskStorage } from '../../server/platform/files/storage.ts';

const files = await mkdtemp(path.join(tmpdir(), 'tafutagari-storage-'));
const storage = diskStorage(files);
afterAll(() => rm(files, { recursive: true }));

describe('storage on disk', () => {
  test('returns what was stored, and null for an unknown key', async () => {
    const body = Buffer.from('habari');
    await storage.put('trial/a.txt', body, 'text/plain');
    const file = await storage.read('trial/a.txt');
    expect(file?.size).toBe(body.length);
    expect(Buffer.concat(await (file?.stream.toArray() ?? []))).toEqual(body);
    await storage.remove('trial/a.txt');
    await storage.remove('trial/a.txt');
    expect(await storage.read('trial/a.txt')).toBeNull();
    expect(await readdir(path.join(files, '.incoming'))).toEqual([]);
  });

  test('what it stores is read by its own user alone, folders too', async () => {
    await storage.put('closed/below/a.txt', Buffer.from('siri'), 'text/plain');
    const modes = ['closed', 'closed/below', 'closed/below/a.txt', '.incoming'].map(
      async (name) => (await stat(path.join(files, name))).mode & 0o777,
    );
    expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o600, 0o700]);
  });

  test.each(['../x', '/etc/passwd', 'a/../../x', 'a//b', '.incoming/x', 'a\0b', 'A', ''])('%j is not a valid key', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('not a storage key');
    await expect(storage.read(key)).rejects.toThrow('not a storage key');
  });

  test('a storing that was begun more than a day ago is cleared away, a younger one goes on', async () => {
    const begun = async (name: string, minutesAgo: number) => {
      const file = path.join(files, '.incoming', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, 'half');
      const at = Date.now() / 1_000 - 60 * minutesAgo;
      await utimes(file, at, at);
    };
    await begun('old', 24 * 60 + 5);
    await begun('young', 24 * 60 - 5);
    await storage.removeUnfinished();
    expect(await readdir(path.join(files, '.incoming'))).toEqual(['young']);
    await rm(path.join(files, '.incoming', 'young'));
  });

  test('its check fails when the folder can’t be written', async () => {
    await storage.check();
    await storage.put('trial/file', Buffer.from('not a folder'), 'text/plain');
    await expect(diskStorage(path.join(files, 'trial/file/below')).check()).rejects.toThrow('ENOTDIR');
  });
});
