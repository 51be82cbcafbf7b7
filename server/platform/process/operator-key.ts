import { hkdfSync } from 'node:crypto';
import path from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { type Config, isOperatorKey } from './config.ts';
import { knownSecret, makeSecret, secretIn } from './secret.ts';

type Settings = Pick<Config, 'operatorKey' | 'dataDir'>;

const fileIn = (dataDir: string) => path.join(dataDir, 'operator-key');

/**
 * The installation's key: what is sealed with it, or for it, is worth nothing without it. It is OPERATOR_KEY where that is given, as several machines
 * need it, else the one in DATA_DIR/operator-key, made when there is none. 32 bytes as base64url. Throws CannotStart when the file holds anything else.
 */
export async function operatorKey({ operatorKey, dataDir }: Settings): Promise<string> {
  return operatorKey ?? checked(await secretIn(fileIn(dataDir)), dataDir);
}

/** The same, but undefined where there is none yet. */
export async function knownOperatorKey({ operatorKey, dataDir }: Settings): Promise<string | undefined> {
  const key = operatorKey ?? (await knownSecret(fileIn(dataDir)));
  return key === undefined ? undefined : checked(key, dataDir);
}

/** Makes the key when there is none, and shows it: this once, so that somebody keeps a copy. The demo's key opens nothing that anybody would miss. */
export async function showNewOperatorKey(config: Settings & Pick<Config, 'mode'>): Promise<void> {
  const isNew = !config.operatorKey && (await makeSecret(fileIn(config.dataDir)));
  if (!isNew || config.mode === 'demo' || config.mode === 'dev') return;
  // Not through the log, which may be stored elsewhere: this secret is shown only once.
  console.log(
    `\nOperator's key: ${await operatorKey(config)}\nIt seals backups and second factors. It lies in ${fileIn(config.dataDir)}, and is shown only now: keep a copy elsewhere, but not beside the backups.\n`,
  );
}

function checked(key: string, dataDir: string): string {
  if (isOperatorKey(key)) return key;
  throw new CannotStart(`${fileIn(dataDir)} holds no key of 32 bytes as base64url (43 characters). Put the key of before into it.`);
}

/** 32 bytes for one purpose, such as 'backups', from the operator's key: who learns one of them learns none of the others. */
export function keyFor(purpose: string, operatorKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(operatorKey, 'base64url'), '', purpose, 32));
}

/** The keys of what a running program seals: backups (docs/domain/backups.md) and second steps (docs/domain/accounts.md, "Second step"). */
export async function sealKeysOf(config: Settings): Promise<{ backups: Buffer; secondFactors: Buffer }> {
  const key = await operatorKey(config);
  return { backups: keyFor('backups', key), secondFactors: keyFor('second factors', key) };
}
