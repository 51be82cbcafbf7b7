import { withQuery } from './public-paths.ts';

/** The addresses of the second step of signing in. Apart from the others, which every first load has. */
export const secondStepPaths = {
  /** Where it is taken; `way`: with a recovery code, or where somebody has neither that nor the phone. */
  step: (query: { way?: 'recovery' | 'lost'; next?: string | undefined; draft_token?: string | undefined } = {}) =>
    withQuery('/auth/second', query),
  link: (token?: string) => withQuery('/auth/second/link', { token }),
  setUp: '/auth/second/set-up',
  /** Where new recovery codes are shown once. */
  codes: '/auth/second/codes',
  /** The own one on the profile's page. */
  settings: '/dashboard/profile#second-step',
};
