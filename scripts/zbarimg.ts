import { existsSync } from 'node:fs';
import { installFromDebian } from './debian.ts';

const zbarimg = '/usr/bin/zbarimg';

/**
 * The path of `zbarimg`, which reads a QR code as a phone would; installed from Debian when it is missing and we are root. Throws an error that says what to do
 * when it is not there.
 */
export function zbarimgPath(): string {
  if (!existsSync(zbarimg)) installFromDebian('zbar-tools', 'the test that reads a QR code');
  if (existsSync(zbarimg)) return zbarimg;
  throw new Error('The test that reads a QR code needs zbarimg. Install it (Debian: `sudo apt-get install zbar-tools`).');
}
