import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { loadRenderer } from '../../server/site/render.ts';
import { disputeDays } from '../../shared/appointments/limits.ts';
import { termsVersion } from '../../shared/auth/schema.ts';
import { payDays } from '../../shared/commissions/limits.ts';

// What people agree to at sign-up (docs/domain/words.md, "Site texts"). `npm run build` first.

const { renderPage } = await loadRenderer();

/** The sentences of a legal page, as they are read. */
function textOf(page: 'terms' | 'privacy'): string {
  const chrome = {
    ...{ siteName: 'TafutaGari', siteDescription: '', supportEmail: 'support@tafutagari.example', dataRetentionDays: 365 },
    ...{ content: {}, publicUrl: 'https://tafutagari.example', path: `/${page}`, viewer: null, language: 'en' as const },
  };
  const [, article = ''] = String(renderPage(page, chrome, {})).split('<article>');
  const [text = ''] = article.replace(/<!-- -->/g, '').split('</article>');
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', '’');
}

it('the terms say when a commission is due, and what a dispute does to it', () => {
  const terms = textOf('terms');
  expect(terms).toContain(`is due ${payDays} days later`);
  expect(terms).toContain(
    `within ${disputeDays} days; a commission that is not paid yet then waits until we have decided, and its ${payDays} days begin`,
  );
});

it('another text of a legal page is another version of it', () => {
  const digest = createHash('sha256').update(textOf('terms')).update(textOf('privacy')).digest('hex').slice(0, 16);
  // Changed a sentence? Then `termsVersion` is the day on which the new text counts, and both stand here.
  expect({ [termsVersion]: digest }).toEqual({ '2026-11-26': '5766d5c91cbb54ef' });
});
