import { open } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openDatabase, openPool } from './platform/data/database.ts';
import { diskStorage, diskStores } from './platform/files/storage.ts';
import { CannotStart, endOnError } from './platform/process/cannot-start.ts';
import { readConfig } from './platform/process/config.ts';
import { speakToReaders } from './platform/process/language.ts';
import { createLog } from './platform/process/log.ts';
import { keyFor, knownOperatorKey } from './platform/process/operator-key.ts';
import { become, findServerUser } from './platform/process/server-user.ts';
import { type ListBeside, restore } from './workflows/restore.ts';

// The second process of `npm run restore`: reads the file and fills the database.

endOnError('restore');
speakToReaders('en');
const config = readConfig(process.env);
const log = createLog(config.logLevel, 'restore');
const [, , name = '', foreign] = process.argv;
if (!config.databaseUrl) throw new CannotStart('Use `npm run restore -- FILE`.');
const file = await open(name).catch((error: Error) => {
  throw new CannotStart(`The file can't be read: ${error.message}`, { cause: error });
});
const stores = diskStores(config.dataDir);
const beside = diskStorage(path.join(path.dirname(name), 'erasures'));
const erased: ListBeside = [];
for (const key of await beside.keys()) {
  const listed = await beside.read(key);
  if (listed) erased.push([key, await buffer(listed.stream)]);
}
// Not made here: the first start shows a new one, and before it the key of before can still be put there.
const key = await knownOperatorKey(config);
const seal = {
  backupsKey: key === undefined ? undefined : keyFor('backups', key),
  takesForeign: foreign === '--foreign',
  warn: (sentence: string) => console.warn(`\n${sentence}\n`),
};
// Root could read the files; what is restored belongs to whom server and worker run as.
become(await findServerUser(config, log));

const db = openDatabase(openPool(config.databaseUrl, log));
try {
  const {
    made_at,
    rows,
    photos,
    seal: found,
  } = await restore({ db, databaseUrl: config.databaseUrl, log, ...seal, ...stores }, file, erased);
  const right = found === 'ours' ? ' Its seal is right.' : '';
  console.log(`Restored the backup of ${made_at}: ${rows} rows and ${photos} files of photos.${right} Everybody has to sign in again.`);
} finally {
  await db.destroy();
  await file.close();
}
