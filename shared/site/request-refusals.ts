import { siteRefusalsWords } from '../../words/site/site-refusals.ts';
import type { OwnWords } from './refusal-message.ts';

/** What the form of a request says of a refusal in words of its own. */
export const ofPostRequest: OwnWords = ({ status, code }) => {
  if (status === 401) return [siteRefusalsWords.oneMoreStep, siteRefusalsWords.signInToPost];
  if (code === 'id_taken') return [siteRefusalsWords.posted, siteRefusalsWords.postedBefore];
  return status >= 500 ? [siteRefusalsWords.postRequest, siteRefusalsWords.later] : [siteRefusalsWords.postRequest];
};
