import { siteRefusalsWords } from '../../words/site/site-refusals.ts';
import type { Banner } from '../auth/banner.ts';
import type { Problem } from '../contract.ts';

/** What one form says of a refusal in words of its own: a title, and a text where that of the refusal is not for these readers. */
export type OwnWords = (problem: Problem) => [title: string, text?: string];

/** The message of a refused form (docs/domain/words.md, "Refusals"): a toast with JavaScript, a banner without. */
export function messageOf(problem: Problem, ownWords: OwnWords = () => [siteRefusalsWords.error]): Banner {
  const { status, code, detail } = problem;
  const said = (title: string, text = detail): Banner => ({ kind: 'error', code, title, text });
  if (code === 'no_connection') return said(siteRefusalsWords.noConnection);
  return status === 422 ? said(siteRefusalsWords.atFault) : said(...ownWords(problem));
}
