import type pg from 'pg';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { fillFromRows } from '../../server/modules/figures/jobs.ts';
import { fillSizes } from '../../server/modules/photos/jobs.ts';
import { readBudgets } from '../../server/modules/requests/jobs.ts';
import { goOnFromBaseline } from '../../server/platform/data/baseline.ts';
import { migrate } from '../../server/platform/data/migrate.ts';
import { baselineNames, schemaNames } from '../../server/platform/data/schema-files.ts';
import { fillEventSubjects } from '../../server/platform/live/jobs.ts';
import { signIn } from '../support/accounts.ts';
import { browser, testApp } from '../support/app.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { testDatabase } from '../support/database.ts';
import { log } from '../support/faults.ts';
import { figuresAndCounts } from '../support/figures.ts';
import { databaseAtLastStep } from '../support/last-step.ts';
import { testWorker } from '../support/worker.ts';

const lastStep = '0066_what_was_disputed';
const namesIn = async (pool: pg.Pool) => (await pool.query('select name from migrations order by run_on, id')).rows.map(({ name }) => name);

it('the baseline makes the schema that the steps before it made, rights included, and no rows', async () => {
  const before = await databaseAtLastStep();
  const fresh = await testDatabase('template0');
  await migrate(fresh.url, log, { upTo: lastStep, programUrl: fresh.programUrl });
  const catalogue = await catalogueOf(fresh.pool);
  expect(catalogue).toEqual(await catalogueOf(before.pool));
  expect(catalogue.length).toBeGreaterThan(900);
  const tables = catalogue.flatMap((line) => /^table (\w+) r /.exec(line)?.[1] ?? []);
  for (const table of tables.filter((name) => name !== 'migrations'))
    expect((await fresh.pool.query(`select from ${table}`)).rowCount, table).toBe(0);
});

it('a new database has nothing to fill', async () => {
  const { pool, url } = await testDatabase('template0');
  await migrate(url, log);
  expect((await pool.query('select from graphile_worker.jobs')).rowCount).toBe(0);
});

describe('a database at the last step before the baseline', () => {
  it('goes on from it, with all its rows', async () => {
    const { db, pool, url, programUrl } = await databaseAtLastStep();
    const counts = async () => (await pool.query('select (select count(*) from events), (select count(*) from bids)')).rows;
    const before = await counts();
    await migrate(url, log, { programUrl });
    expect(await namesIn(pool)).toEqual(schemaNames());
    await migrate(url, log, { programUrl });
    expect(await namesIn(pool)).toEqual(schemaNames());
    expect(await counts()).toEqual(before);

    const fresh = await testDatabase('template0');
    await migrate(fresh.url, log, { programUrl });
    expect(await catalogueOf(pool)).toEqual(await catalogueOf(fresh.pool));

    const app = await buildApp({ ...(await testApp()), db });
    const signedIn = await signIn(app, 'wanjiru@buyers.example', 'Simba2026');
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await browser(app, '', cookie).get('/api/requests')).body).toContain('Mazda Demio');
    await app.close();
  });

  it('keeps the notices that have today’s shape, and no others; details of a business stand in one line', async () => {
    const { pool, url, programUrl } = await databaseAtLastStep();
    const { rows } = await pool.query(`select user_id from profiles where user_type = 'dealer' limit 1`);
    const { user_id } = rows[0];
    await pool.query(`update profiles set business_address = E'Moi  Avenue\n12' where user_id = $1`, [user_id]);
    const bid = { bid_id: user_id, request_id: user_id, car_model: 'Axio', price: 900_000 };
    const notices: [kind: string, params: object, stays: boolean][] = [
      ['written', { title: 'Old', body: 'B', link: '/dashboard' }, false],
      ['bid-rejected', bid, true],
      ['bid-rejected', { ...bid, bid_id: undefined }, false],
      ['request-closed', { car_model: 'Axio', status: 'cancelled' }, false],
      ['commission-due', { commission_id: user_id, reference: null }, false],
      ['commission-due', { commission_id: user_id, reference: 'TG 7Q4M' }, true],
      ['commission-paid', { car_model: 'Axio' }, false],
      ['outcome-decided', { verdict: 'upheld' }, false],
      ['saved-cars-changed', { count: 1, cars: ['Axio: sold'] }, false],
      ['saved-cars-changed', { count: 1, cars: [{ name: 'Axio' }] }, true],
      ['email-changed', {}, true],
    ];
    await pool.query('delete from notifications');
    for (const [at, [kind, params]] of notices.entries())
      await pool.query('insert into notifications (user_id, event_id, kind, params) values ($1, $2, $3, $4)', [user_id, -at, kind, params]);
    await migrate(url, log, { programUrl });
    const left = await pool.query('select kind, params from notifications order by event_id desc');
    expect(left.rows).toEqual(notices.filter(([, , stays]) => stays).map(([kind, params]) => ({ kind, params })));
    const { rows: changed } = await pool.query('select business_address from profiles where user_id = $1', [user_id]);
    expect(changed).toEqual([{ business_address: 'Moi Avenue 12' }]);
  });

  it('has a placeholder for each photo, where a car was named with them too', async () => {
    const { pool, url, programUrl } = await databaseAtLastStep();
    const own = 'data:image/webp;base64,own';
    await pool.query('update photos set placeholder = case when id = (select min(id::text) from photos)::uuid then $1 end', [own]);
    const photo = { url: '/photos/a/800.webp', width: 4, height: 3 };
    const named = { make: 'Mazda', photos: [{ ...photo, placeholder: null }, { ...photo, placeholder: own }, photo] };
    await pool.query('update bids set other_car_id = (select id from cars limit 1), other_car_as_named = $1', [named]);
    await migrate(url, log, { programUrl });
    const { rows: photos } = await pool.query('select placeholder from photos order by id::text');
    expect(photos.length).toBeGreaterThan(1);
    const [first, ...others] = photos.map(({ placeholder }) => placeholder);
    expect(first).toBe(own);
    const pixel = others[0];
    expect(await sharp(Buffer.from(pixel.split(',')[1], 'base64')).metadata()).toMatchObject({ width: 1, height: 1, hasAlpha: true });
    expect(new Set(others)).toEqual(new Set([pixel]));
    const { rows: bids } = await pool.query('select distinct other_car_as_named as named from bids');
    const placeholders = [pixel, own, pixel].map((placeholder) => ({ ...photo, placeholder }));
    expect(bids).toEqual([{ named: { make: 'Mazda', photos: placeholders } }]);
  });

  it('has the jobs done that its steps queued, and those after them', async () => {
    const jobs = [fillEventSubjects, fillFromRows, fillSizes, readBudgets].map(({ name }) => name);
    const { db, pool, url, programUrl } = await databaseAtLastStep();
    await migrate(url, log, { programUrl });
    const queued = async () => (await pool.query('select task_identifier as name from graphile_worker.jobs')).rows.map(({ name }) => name);
    expect(await queued()).toEqual(expect.arrayContaining(jobs));

    const { drain } = await testWorker({ config: (await testApp()).config, db, url });
    await drain();
    for (const name of jobs) expect(await queued()).not.toContain(name);
    // Its first four events were recorded before anybody kept what an event is about.
    const [buyer, dealer, request] = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
    const { rows } = await pool.query('select event_id, subject from event_subjects where event_id <= 4 order by 1, 2');
    expect(rows).toEqual([
      { event_id: 1, subject: buyer },
      { event_id: 1, subject: request },
      { event_id: 3, subject: dealer },
      { event_id: 4, subject: buyer },
    ]);
    const { kept, counted } = await figuresAndCounts(db);
    expect(kept).toEqual(counted);
    expect(kept).not.toEqual([]);
  });

  it('keeps what came after it in its place', async () => {
    const { pool } = await databaseAtLastStep();
    await pool.query(`insert into migrations (name, run_on) values ('0067_later', now())`);
    const client = await pool.connect();
    await goOnFromBaseline(client, await namesIn(pool));
    client.release();
    expect(await namesIn(pool)).toEqual([...baselineNames(), '0067_later']);
  });
});

describe('a database from before that', () => {
  it('is refused with the version that has to be started with it once, and stays as it is', async () => {
    const { pool, url } = await databaseAtLastStep();
    await pool.query(`delete from migrations where name > '0046_digest_is_mail_only'`);
    const before = await namesIn(pool);
    await expect(migrate(url, log)).rejects.toThrow(
      'The database stands at the migration 0046_digest_is_mail_only of an older version. Start the version of commit c8ec722b with it once, and then this one.',
    );
    expect(await namesIn(pool)).toEqual(before);
    expect(before).toHaveLength(45);
  });
});
