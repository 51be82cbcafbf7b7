import { describe, expect, it } from 'vitest';
import { seedContent } from '../../server/modules/content/edit.ts';
import { contentDefaults } from '../../shared/content/defaults.ts';
import { longestText } from '../../shared/content/schema.ts';
import { places } from '../../web/modules/content/places.ts';
import { type Person, testApp } from '../support/app.ts';
import { plainBrowser } from '../support/pages.ts';
import { administrator } from '../support/people.ts';

const { app, db } = await testApp();
await Promise.all([seedContent(db), seedContent(db), seedContent(db)]);
const admin = await administrator(app, db);
const visitor = plainBrowser(app);
const defaults = contentDefaults({ siteName: 'TafutaGari', supportEmail: 'support@tafutagari.example' });

async function textOf(key: string, who: Person = admin) {
  const { rows } = (await who.get('/api/admin/content')).json();
  return rows.find(
    (row: { page_key: string; section_key: string; content_key: string }) =>
      [row.page_key, row.section_key, row.content_key].join('/') === key,
  );
}
const update = (id: string, body: object) => admin.put(`/api/admin/content/${id}`, body);

describe('the texts of the public pages', () => {
  it('are all there, in the order of the pages, however many servers start at once; every section is named', async () => {
    const { rows } = (await admin.get('/api/admin/content')).json();
    expect(rows.map((row: { content_value: string }) => row.content_value)).toEqual(Object.values(defaults));
    const sections = rows.map((row: { page_key: string; section_key: string }) => `${row.page_key}/${row.section_key}`);
    expect(new Set(sections)).toEqual(new Set(Object.keys(places)));
    const about = (await admin.get('/api/admin/content?page_key=about')).json().rows;
    expect(new Set(about.map((row: { page_key: string }) => row.page_key))).toEqual(new Set(['about']));
  });

  it('are read by everybody, also of one page or section, as they stand on it', async () => {
    const read = async (query: string) => JSON.parse((await visitor.get(`/api/content${query}`)).body).rows;
    const all = await read('');
    expect(all.map((row: { content_value: string }) => row.content_value)).toEqual(Object.values(defaults));
    expect(Object.keys(all[0])).toEqual(['page_key', 'section_key', 'content_key', 'content_value']);
    const footer = Object.entries(defaults).filter(([key]) => key.startsWith('global/footer/'));
    expect(await read('?page_key=global&section_key=footer')).toEqual(
      footer.map(([key, content_value]) => {
        const [page_key, section_key, content_key] = key.split('/');
        return { page_key, section_key, content_key, content_value };
      }),
    );
    expect(await read('?page_key=about&section_key=footer')).toEqual([]);
    expect((await visitor.get('/api/content?page_key=nowhere')).statusCode).toBe(422);
  });

  it('a change is on the site and in the log, with what it was; a text that says the same leaves no trace', async () => {
    const text = await textOf('home/hero/title');
    const changed = await update(text.id, { content_value: 'Gari lako, bei yako', version: 1 });
    expect(changed.json()).toMatchObject({ content_value: 'Gari lako, bei yako', version: 2, is_default: false });
    await expect.poll(async () => (await visitor.get('/')).body).toContain('Gari lako, bei yako');
    expect((await update(text.id, { content_value: 'Gari lako, bei yako', version: 2 })).json().version).toBe(2);
    const events = await db.selectFrom('events').select(['before', 'after', 'actor_id']).where('type', '=', 'content.updated').execute();
    expect(events).toEqual([
      {
        before: { 'home/hero/title': defaults['home/hero/title'] },
        after: { 'home/hero/title': 'Gari lako, bei yako' },
        actor_id: admin.user_id,
      },
    ]);
  });

  it('one that was changed meanwhile is not overwritten: of two at once one is saved', async () => {
    const { id } = await textOf('about/main/title');
    const answers = await Promise.all(['One', 'Two', 'Three'].map((content_value) => update(id, { content_value, version: 1 })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'changed_meanwhile' });
  });

  it.each([
    ['contact/contact_info/email_support', 'ask us', 'support@tafutagari.example', 'Please enter a valid email address'],
    ['contact/contact_info/dealer_email', 'ask us', 'yards@tafutagari.example', 'Please enter a valid email address'],
    ['contact/contact_info/phone1', 'by phone', '+254 722 000 001', 'Please enter a valid phone number'],
    ['contact/contact_info/email_info', 'ask us', 'habari@tafutagari.example', 'Please enter a valid email address'],
    ['contact/contact_info/dealer_phone', 'by phone', '+254 722 000 000', 'Please enter a valid phone number'],
  ])('%s, of which pages make a link, is no “%s”', async (key, wrong, right, message) => {
    const { id } = await textOf(key);
    expect((await update(id, { content_value: wrong, version: 1 })).json()).toMatchObject({
      status: 422,
      fields: { content_value: message },
    });
    expect((await update(id, { content_value: right, version: 1 })).statusCode).toBe(200);
  });

  it('an earlier one can be had again, and its history says what it was', async () => {
    const { id, content_value: first } = await textOf('about/vision/text');
    await update(id, { content_value: 'Second', version: 1 });
    await update(id, { content_value: 'Third', version: 2 });
    const history = (await admin.get(`/api/admin/content/${id}/history`)).json();
    expect(history.rows).toMatchObject([
      { version: 2, content_value: 'Second' },
      { version: 1, content_value: first },
    ]);
    const restore = (body: object) => admin.post(`/api/admin/content/${id}/restore`, body);
    expect((await restore({ restored: 1, version: 2 })).statusCode).toBe(409);
    for (const restored of [9, 0, -1, 2 ** 31 - 1, 2 ** 31, 99_999_999_999])
      expect([restored, (await restore({ restored, version: 3 })).statusCode]).toEqual([restored, 422]);
    expect((await restore({ restored: 1, version: 3 })).json()).toMatchObject({ content_value: first, version: 4 });
  });

  it.each([
    ['', 'Please write a text'],
    ['  \u200b ', 'Please write a text'],
    ['a'.repeat(longestText + 1), 'The text is too long'],
  ])('of %j nothing is saved', async (content_value, sentence) => {
    const { id } = await textOf('contact/main/title');
    const refused = await update(id, { content_value, version: 1 });
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { content_value: sentence }]);
    expect((await textOf('contact/main/title')).version).toBe(1);
  });

  it('the longest is saved as it was typed, markup included', async () => {
    const { id } = await textOf('contact/main/subtitle');
    const long = `<b>3 < 4</b>${'ũ'.repeat(longestText - 12)}`;
    expect((await update(id, { content_value: long, version: 1 })).json().content_value).toBe(long);
  });

  it('an unedited text follows the settings: the site’s name, and the support address', async () => {
    await db
      .insertInto('platform_settings')
      .values([
        { name: 'siteName', value: '"GariPoa"' },
        { name: 'supportEmail', value: '"msaada@garipoa.example"' },
      ])
      .execute();
    expect((await textOf('global/footer/copyright_text')).content_value).toContain('GariPoa');
    expect((await textOf('contact/contact_info/email_support')).content_value).toBe('msaada@garipoa.example');
    expect((await textOf('home/hero/title')).content_value).toBe('Gari lako, bei yako');
  });

  it('a preview shows the page with the text, escaped, and changes nothing', async () => {
    const { id } = await textOf('about/mission/text');
    const { html } = (await admin.post(`/api/admin/content/${id}/preview`, { content_value: 'Try <i>this</i>' })).json();
    expect(html).toContain('Try &lt;i&gt;this&lt;/i&gt;');
    expect(html).not.toContain(defaults['about/mission/text']);
    expect((await visitor.get('/about')).body).toContain(defaults['about/mission/text'].slice(0, 30));
  });
});
