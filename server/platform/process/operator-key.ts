import { hkdfSync } from 'node:crypto';
import path from 'node:path';
import type { Config } from './config.ts';
import { secretIn } from './secret.ts';

/**
 * The installation's key: what is sealed with it, or for it, is worth nothing without it. It is OPERATOR_KEY where that is given, as several machines
 * need it, else the one in DATA_DIR/operator-key, made when there is none. 32 bytes as base64url. Throws as `secretIn` does.
 */
export async function operatorKey({ operatorKey, dataDir }: Pick<Config, 'operatorKey' | 'dataDir'>): Promise<string> {
  return operatorKey ?? (await secretIn(path.join(dataDir, 'operator-key')));
}

/** 32 bytes for one purpose, such as 'backups', from the operator's key: who learns one of them learns none of the others. */
export function keyFor(purpose: string, operatorKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(operatorKey, 'base64url'), '', purpose, 32));
}

/** The key that seals second steps (docs/domain/accounts.md, "Second step"). */
export async function sealKeyOf(config: Pick<Config, 'operatorKey' | 'dataDir'>): Promise<Buffer> {
  return keyFor('second factors', await operatorKey(config));
}
