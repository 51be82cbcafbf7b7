import { clearOfAdministrator } from './modules/auth/second/clear.ts';
import { openDatabase, openPool } from './platform/data/database.ts';
import { findPlace } from './platform/data/embedded-postgres/place.ts';
import { lookFor } from './platform/data/embedded-postgres/postmaster.ts';
import { urlOf } from './platform/data/embedded-postgres/roles.ts';
import { CannotStart, endOnError } from './platform/process/cannot-start.ts';
import { type Config, readConfig } from './platform/process/config.ts';
import { speakToReaders } from './platform/process/language.ts';
import { createLog } from './platform/process/log.ts';

// `npm run clear-second-factor`: the administrator, who has lost phone and recovery codes, gets in with the password again. The program runs meanwhile.

endOnError('clear-second-factor');
speakToReaders('en');
const config = readConfig(process.env);
const db = openDatabase(openPool(config.databaseUrl ?? (await urlOfRunning(config)), createLog(config.logLevel, 'clear-second-factor')));
try {
  await clearOfAdministrator(db);
  console.log('The administrator’s second step is off. The next sign-in asks for the password alone, and leads to setting it up again.');
} finally {
  await db.destroy();
}

async function urlOfRunning({ dataDir }: Config): Promise<string> {
  const place = await findPlace(dataDir);
  const running = await lookFor(place.cluster);
  if (running.kind !== 'postmaster')
    throw new CannotStart(`No database runs in ${place.cluster}. Start the program first, with the same DATA_DIR.`);
  return urlOf(place, running.socketFolder);
}
