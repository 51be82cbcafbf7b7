import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Those that no test of a form opens, each with the reason. */
const untested: Record<string, string> = {
  'web/ui/form-dialog.tsx': 'around the fields of others',
  'web/site/site-form.tsx': 'around the fields of others',
  'web/client/reason-form-dialog.tsx': 'around the words of others',
  'web/modules/profile/profile-form.tsx': 'around the fields of others',
  'web/modules/profile/profile-form-dialog.tsx': 'around the fields of others',
  'web/modules/cars/car-form-frame.tsx': 'around the fields of others',
  'web/modules/moderation/decision-card.tsx': 'around the choices of a case',
  'web/app/profile-menu.tsx': 'one button, no field',
  'web/site/header.tsx': 'one button, no field',
  'web/site/pages/mail-off.tsx': 'one button, no field',
  'web/site/pages/request-ready.tsx': 'buttons about what waits on the server',
  'web/site/landing/hero.tsx': 'opens the form of a request with what was typed',
  'web/site/language-switch.tsx': 'buttons that choose the language',
  'web/app/menu-foot.tsx': 'the same',
  'web/dev/actions.tsx': 'for show',
};

const forms = globSync('web/**/*.tsx', { cwd: root }).filter((file) =>
  /<(form|SiteForm|\w*Form(Dialog|Frame))\b|= caseScreen</.test(read(file)),
);
const opened = globSync('tests/*/forms.test.tsx', { cwd: root }).flatMap((test) =>
  [...read(test).matchAll(/from '\.\.\/\.\.\/(web\/[^']+)'/g)].map(([, file = '']) => file),
);

describe('what forms send', () => {
  it('finds the forms at all', () => {
    expect(forms.length).toBeGreaterThan(40);
    expect(forms).toContain('web/modules/bids/bid-dialog.tsx');
  });

  it('is tested of each of them', () => {
    expect(forms.filter((file) => !opened.includes(file) && !(file in untested))).toEqual([]);
  });

  it('is excused only where it must be', () => {
    expect(Object.keys(untested).filter((file) => !forms.includes(file) || opened.includes(file))).toEqual([]);
  });
});
