import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kindsOfThing } from '../../server/modules/moderation/things.ts';
import { changeOf } from '../../server/platform/live/events.ts';
import { fieldLabels, type LoggedField } from '../../shared/audit/fields.ts';
import { contentDefaults } from '../../shared/content/defaults.ts';
import { settingNames } from '../../shared/settings/settings-form.ts';
import { nameOfField } from '../../web/modules/audit/field-names.ts';
import { testApp } from '../support/app.ts';
import { kinds, reporting } from '../support/reports.ts';

// The log names a field as the form does in which it is changed.

describe('a field in the log', () => {
  const forms: [file: string, fields: readonly LoggedField[]][] = [
    ['settings/setting-fields.tsx', settingNames],
    ['settings/payment-dialog.tsx', ['kind']],
    ['verification/verification-checks.tsx', ['licence_checked', 'phone_called', 'address_found']],
    ['commissions/mark-paid-dialog.tsx', ['paid_on', 'payment_reference']],
    ['commissions/money-choice.tsx', ['refund_reference', 'kept_reason']],
  ];
  it.each(forms)('is called what %s calls it', (file, fields) => {
    const form = readFileSync(`web/modules/${file}`, 'utf8');
    const tables = [...form.matchAll(/words\/([\w-]+)\/([\w-]+)\.ts'/g)].flatMap(([, module, name]) =>
      globSync(`words/${module}/en/${name}.ts*`),
    );
    const all = [form, ...tables.map((table) => readFileSync(table, 'utf8'))].join('');
    const quoted = (label: string) => all.includes(`"${label}"`) || all.includes(`'${label}'`);
    expect(fields.filter((field) => !quoted(fieldLabels()[field]))).toEqual([]);
  });

  it('is called by its place and name in Content Management when it is a text of the site', () => {
    const names = Object.keys(contentDefaults({ siteName: 'Soko', supportEmail: 'a@example.com' }));
    expect(nameOfField('home/hero/title')).toBe('Top of the landing page: Title');
    for (const name of names) expect([name, nameOfField(name)]).toEqual([name, expect.stringMatching(/^[^/]+: [^/]+$/)]);
    expect(nameOfField('Phone')).toBe('Phone');
  });

  it('has words, or is not recorded', () => {
    expect(changeOf({ price: 1, year: 2016 }, { price: 2, year: 2016 })).toEqual({ before: { price: 1 }, after: { price: 2 } });
    // @ts-expect-error: no such field has words
    changeOf({ price: 1, prize: 1 }, { price: 2 });
    // @ts-expect-error: the same after the change
    changeOf({ price: 1 }, { price: 2, ...{ prize: 2 } });
  });
});

it('whatever a reported thing said has words', async () => {
  const site = await testApp();
  const { things } = await reporting(site);
  const { ids } = await things();
  for (const thing of kinds) {
    const standing = await kindsOfThing[thing].stands(site.db, ids[thing]);
    expect(Object.keys(fieldLabels())).toEqual(expect.arrayContaining(Object.keys(standing ?? { nothing: 0 })));
  }
});
