import { open } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openDatabase, openPool } from './platform/data/database.ts';
import { diskStorage, diskStores } from './platform/files/storage.ts';
import { CannotStart, endOnError } from './platform/process/cannot-start.ts';
import { readConfig } from './platform/process/config.ts';
import { createLog } from './platform/process/log.ts';
import { become, findServerUser } from './platform/process/server-user.ts';
import { restore } from './workflows/restore.ts';

// The second process of `npm run restore`: reads the file and fills the database.

endOnError('restore');
const config = readConfig(process.env);
const log = createLog(config.logLevel, 'restore');
const [, , name = ''] = process.argv;
if (!config.databaseUrl) throw new CannotStart('Use `npm run restore -- FILE`.');
const file = await open(name).catch((error: Error) => {
  throw new CannotStart(`The file can't be read: ${error.message}`, { cause: error });
});
const stores = diskStores(config.dataDir);
const beside = diskStorage(path.join(path.dirname(name), 'erasures'));
const erased: [key: string, content: Buffer][] = [];
for (const key of await beside.keys()) {
  const listed = await beside.read(key);
  if (listed) erased.push([key, await buffer(listed.stream)]);
}
// Root could read the file; what is restored belongs to whom server and worker run as.
become(await findServerUser(config, log));
for (const [key, content] of erased) await stores.erasures.put(key, content, 'application/json');

const db = openDatabase(openPool(config.databaseUrl, log));
try {
  console.log(await restore({ db, databaseUrl: config.databaseUrl, log, ...stores }, file));
} finally {
  await db.destroy();
  await file.close();
}
