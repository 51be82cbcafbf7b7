import { expect, it } from 'vitest';
import { contentApi } from '../../shared/content/api.ts';
import { contentTexts } from '../../shared/content/reads.ts';
import type { ContentText } from '../../shared/content/replies.ts';
import { Component as ContentManagement } from '../../web/app/pages/admin/content.tsx';
import { FiguresDialog } from '../../web/modules/administration/figures-dialog.tsx';
import { EditTextDialog } from '../../web/modules/content/edit-text-dialog.tsx';
import { me, says, testForm } from '../support/form.tsx';
import { opened } from '../support/opened.tsx';
import { soon } from '../support/soon.ts';

const close = () => undefined;
const text = {
  id: me,
  page_key: 'home',
  section_key: 'hero',
  content_key: 'home/hero/cars',
  content_value: '500+',
  version: 1,
} as ContentText;

testForm('a text of the site', {
  form: () => <EditTextDialog text={text} onClose={close} />,
  as: 'admin',
  to: contentApi.update,
  sends: { content_value: '500+', version: 1 },
  fields: { content_value: { typed: ' 600+ ', sends: '600+', emptied: says('Please write a text') } },
});

it.each([
  [100, 'INPUT'],
  [101, 'TEXTAREA'],
])('a text of %d characters opens in an %s', async (length, field) => {
  const place = opened(<EditTextDialog text={{ ...text, content_value: 'a'.repeat(length) }} onClose={close} />, { as: 'admin' });
  await soon(() => expect(place.querySelector('[name=content_value]')?.nodeName).toBe(field));
});

it('the texts of the site are behind four tabs', async () => {
  const place = opened(<ContentManagement />, { as: 'admin', given: [[contentTexts('home'), { rows: [text] }]] });
  await soon(() => expect(place.textContent).toContain('500+'));
  const tabs = [...place.querySelectorAll('nav[aria-label="Pages"] a')].map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Home', 'About', 'Contact', 'Global']);
});

const published = { id: me, key: 'home/hero/cars', content_value: '500+', version: 3, real: 480, is_above: true } as const;

testForm('the figures of the site', {
  form: () => <FiguresDialog published={[published]} onClose={close} />,
  as: 'admin',
  to: contentApi.update,
  first: { [me]: '480' },
  sends: { content_value: '480', version: 3 },
  fields: { [me]: { typed: '481', changes: { content_value: '481' }, emptied: says('Please write a text') } },
});
