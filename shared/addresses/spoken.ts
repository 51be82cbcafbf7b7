import type { Language } from '../../words/languages.ts';

/** What stands before the addresses of the public pages in Kiswahili. */
const prefix = '/sw';

// The public pages and what their forms post to. The administrator reads English, also before signing in.
const ofPublicPages = /^\/(about|contact|terms|privacy|questions|asked-for-a-deposit|auth|post-request|mail|account-erased)?(?=[/?#]|$)/;

/** The address of a page in a language: that of a public page is another one in each, every other one is the same. */
export function spoken(path: string, language: Language): string {
  if (language === 'en' || !ofPublicPages.test(path)) return path;
  return prefix + path.replace(/^\/(?=[?#]|$)/, '');
}

/** The same for where our scripts lead, which is a page; short, because every first load has it. */
export const spokenPage = (path: string, language: Language): string =>
  language === 'en' || /^\/(sw|d|app)/.test(path) ? path : prefix + path;

/** Whether an address says that it is in Kiswahili; there need not be such a page. */
export const isSwahili = (url: string): boolean => /^\/sw(?=[/?#]|$)/.test(url);

/** The address under which a public page is served, whatever its language; every other one as it is. */
export function unspoken(url: string): string {
  if (!isSwahili(url)) return url;
  const path = url.slice(prefix.length).replace(/^(?!\/)/, '/');
  // With a slash at its end it is no address of ours.
  return spoken(path, 'sw') === url ? path : url;
}
