import { authNoticesWords } from '../../words/auth/auth-notices.ts';
import type { Banner } from './banner.ts';

/** The name of a notice in an address: which banner its page shows after a redirect. Apart from `withNotice`: the pages that lead to one don't load its words. */
export type NoticeName = keyof typeof authNoticesWords.banners;

/** Whether this is the name of a notice. */
export function isNotice(name: string | undefined): name is NoticeName {
  return name !== undefined && Object.hasOwn(authNoticesWords.banners, name);
}

/** The banner of a notice name in the address; null for any other value. */
export function noticeBanner(name: string | undefined): Banner | null {
  return isNotice(name) ? { kind: 'success', ...authNoticesWords.banners[name] } : null;
}
