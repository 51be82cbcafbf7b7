import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { clientBuild, renderBuild } from './builds.ts';

// `npm run dev`: the program with everything built anew, and the processes started anew, as files change. Demo data and /dev/emails are there.

const root = path.join(import.meta.dirname, '..');
const watching = (config: InlineConfig): InlineConfig => ({
  ...config,
  logLevel: 'info',
  build: { ...config.build, watch: {}, minify: false },
});

await build(watching(clientBuild));
await build(watching(renderBuild));

const watched = ['server', 'shared', 'db', 'dist/render.js'].map((place) => `--watch-path=${path.join(root, place)}`);
const program = spawn(process.execPath, [...watched, path.join(root, 'server/start.ts'), '--demo'], {
  stdio: 'inherit',
  env: { ...process.env, APP_MODE: 'dev' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => program.kill(signal));
program.on('exit', (code) => process.exit(code ?? 0));
