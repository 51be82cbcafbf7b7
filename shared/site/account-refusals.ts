import { siteRefusalsWords } from '../../words/site/site-refusals.ts';
import type { OwnWords } from './refusal-message.ts';

// What the forms of accounts say of a refusal in words of their own.
export const ofSignIn: OwnWords = () => [siteRefusalsWords.signIn];

export const ofSignUp: OwnWords = ({ code }) =>
  code === 'id_taken' ? [siteRefusalsWords.signUp, siteRefusalsWords.accountIsThere] : [siteRefusalsWords.signUp];

export const ofAdminAccess: OwnWords = ({ status }) => {
  if (status === 403) return [siteRefusalsWords.accessDenied];
  return status === 429 ? [siteRefusalsWords.tooManyTries] : [siteRefusalsWords.error, siteRefusalsWords.unexpected];
};
