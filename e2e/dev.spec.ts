import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../tests/support/free-port.ts';
import { test } from './support/journey.ts';
import { signUp } from './support/people.ts';
import { untilReady } from './support/program.ts';
import { strictly } from './support/strictly.ts';

// `npm run dev` on a copy of the sources, which is then changed: what the browser and the processes do about it.

const root = path.join(import.meta.dirname, '..');
let copy: string;
let program: ChildProcess;
let url: string;

test.beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'tafutagari-dev-'));
  await chmod(copy, 0o755); // Its database runs as another user when we are root.
  for (const part of [
    'db',
    'demo',
    'emails',
    'scripts',
    'server',
    'shared',
    'words',
    'web',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'vite.config.ts',
  ]) {
    await cp(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  program = spawn(process.execPath, [path.join(copy, 'server/start.ts')], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, APP_MODE: 'dev', DATA_DIR: path.join(copy, '.data'), PORT: String(port), LOG_LEVEL: 'warn' },
  });
  await untilReady(url, program);
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  await ended;
  await rm(copy, { recursive: true, force: true });
});

/** Replaces a text in a file of the copy. */
async function edit(file: string, before: string, after: string): Promise<void> {
  const source = await readFile(path.join(copy, file), 'utf8');
  expect(source).toContain(before);
  await writeFile(path.join(copy, file), source.replace(before, after));
}

/** The processes under this one: their ids by the file they run. */
async function processes(parent = program.pid): Promise<Record<string, number>> {
  // One that ends meanwhile is none.
  const read = (file: string) => readFile(file, 'utf8').catch(() => '');
  const children = (await read(`/proc/${parent}/task/${parent}/children`)).trim().split(' ').filter(Boolean).map(Number);
  const found: Record<string, number> = {};
  for (const child of children) {
    const [, name] = /(main\.ts|worker\.ts|bin\/postgres)\0/.exec(await read(`/proc/${child}/cmdline`)) ?? [];
    // Node watches the files in a process of its own around each of ours: the inner one counts.
    Object.assign(found, name && { [name]: child }, name === 'bin/postgres' ? {} : await processes(child));
  }
  return found;
}

test('a changed component and a changed stylesheet are replaced in the open page, which keeps its state', async ({ page }) => {
  await page.goto(`${url}/auth?tab=sign-up`);
  await signUp(page, { full_name: 'Wanjiru Kamau', email: 'wanjiru@buyers.example', phone: '0712 345 678', location: 'Nakuru' });
  await expect(page.getByRole('heading', { name: /^Habari/ })).toBeVisible();
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  await page.goto(`${url}/dashboard/messages`);
  await page.getByLabel('Search conversations by name or car').fill('Axio');

  await edit('words/messages/en/conversations.tsx', 'Search conversations by name or car', 'Find a chat');
  await expect(page.getByLabel('Find a chat')).toHaveValue('Axio');
  await appendFile(path.join(copy, 'web/styles/base.css'), '\nbody { outline: 7px solid red; }\n');
  await expect(page.locator('body')).toHaveCSS('outline-width', '7px');
  await expect(page.getByLabel('Find a chat')).toHaveValue('Axio');
  expect(refused).toEqual([]);
});

test('a public page is drawn anew from its source, without a build', async ({ page }) => {
  await page.goto(url);
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await edit('words/site/en/landing-page.ts', 'Start Your Search', 'Start it now');
  await expect(page.getByText('Start it now').first()).toBeVisible();
});

test('code of the server starts only the server anew, shared code both, and nothing the database', async () => {
  const before = await processes();
  const others = ({ 'worker.ts': worker, 'bin/postgres': postgres }: Record<string, number>) => [worker, postgres];
  await appendFile(path.join(copy, 'server/modules/messages/routes.ts'), '\n');
  await expect.poll(async () => (await processes())['main.ts'] ?? before['main.ts']).not.toBe(before['main.ts']);
  await untilReady(url, program);
  expect(others(await processes())).toEqual(others(before));

  await appendFile(path.join(copy, 'shared/time.ts'), '\n');
  await expect.poll(async () => (await processes())['worker.ts'] ?? before['worker.ts']).not.toBe(before['worker.ts']);
  await untilReady(url, program);
  expect((await processes())['bin/postgres']).toBe(before['bin/postgres']);
});

test('no site can have an editor opened: Vite’s address for that is cut off', async ({ request }) => {
  for (const name of ['__open-in-editor', '__OPEN-in-editor', '__open-in-editor/']) {
    strictly((await request.get(`${url}/vite/${name}?file=shared/time.ts`)).status(), name).toBe(404);
  }
});

test('Vite serves sources only: neither data nor settings', async ({ request }) => {
  strictly((await request.get(`${url}/vite/shared/time.ts`)).status()).toBe(200);
  for (const file of ['.data/postgres/cluster/PG_VERSION', 'package.json', 'server/main.ts', '.env']) {
    for (const address of [`${url}/vite/${file}`, `${url}/vite/@fs${copy}/${file}`, `${url}/vite/${file}?raw`]) {
      strictly((await request.get(address)).status(), address).toBeGreaterThanOrEqual(403);
    }
  }
});
