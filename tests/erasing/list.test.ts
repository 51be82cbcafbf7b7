import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listErasures } from '../../server/modules/erasing/jobs.ts';
import { diskStores } from '../../server/platform/files/storage.ts';
import { type Person, testApp } from '../support/app.ts';
import { acceptedBid, bookedAppointment, postedRequest } from '../support/deal.ts';
import { erase } from '../support/erasing.ts';
import { buyer, dealer } from '../support/people.ts';
import { launch } from '../support/program.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db, config, url } = site;
const { run } = await testWorker(site);
const { erasures } = diskStores(config.dataDir);

describe('the list of erasures', () => {
  const fileOf = ({ user_id }: Person) => path.join(config.dataDir, 'erasures', `${user_id}.json`);

  it('has a file of each erasure once the person is told, and nothing else about them', async () => {
    const wanjiru = await buyer(app, db);
    await erase(wanjiru);
    const listed = JSON.parse(await readFile(fileOf(wanjiru), 'utf8'));
    expect(listed).toEqual({ user_id: wanjiru.user_id, erased_at: expect.any(String) });
    expect(await db.selectFrom('erasures').select('listed_at').where('user_id', '=', wanjiru.user_id).executeTakeFirst()).toEqual({
      listed_at: expect.any(String),
    });
  });

  it('gets a file that was not written before the process ended by a job', async () => {
    const wanjiru = await buyer(app, db);
    await erase(wanjiru);
    await rm(fileOf(wanjiru));
    await db.updateTable('erasures').set({ listed_at: null }).where('user_id', '=', wanjiru.user_id).execute();
    await Promise.all([run(listErasures), run(listErasures)]);
    expect(JSON.parse(await readFile(fileOf(wanjiru), 'utf8')).user_id).toBe(wanjiru.user_id);
  });

  it('is applied again by server and worker, before they are ready, to a database that has an account back, once', async () => {
    for (const program of ['main', 'worker']) {
      const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
      const request = await postedRequest(wanjiru);
      const viewing = await bookedAppointment(wanjiru, await acceptedBid(wanjiru, otieno, request));
      // As a backup of before the erasure holds it.
      await erasures.put(`${otieno.user_id}.json`, Buffer.from('{}'), 'application/json');
      const said = await started(program);
      const read = (await wanjiru.get(`/api/appointments/${viewing}`)).json();
      expect(read).toMatchObject({ status: 'cancelled', dealer: { full_name: 'Unknown Dealer', phone: null } });
      expect((await otieno.get('/api/auth/user')).statusCode).toBe(401);
      // The one who is back now, not who was back before.
      expect(said).toMatch(/"accounts":1,.*erased again/);
    }
  });

  /** What a program of ours says until it is ready. */
  async function started(program: string): Promise<string> {
    const settings = { DATABASE_URL: url, DATA_DIR: config.dataDir, PORT: '0', LOG_LEVEL: 'warn' };
    const { child, said, ready, ended } = launch(`server/${program}.ts`, settings);
    expect(await ready, said()).toBe(true);
    child.kill('SIGKILL');
    await ended;
    return said();
  }
});
