import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const aptGet = '/usr/bin/apt-get';

/** Installs a package of Debian, when we are root and there is one to install with: whoever calls looks whether it is there then. `what`: for the line that says so. */
export function installFromDebian(name: string, what: string): void {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return;
  console.log(`Installing Debian’s ${name} for ${what}…`);
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', name],
  ])
    spawnSync(aptGet, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
