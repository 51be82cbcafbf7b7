import { paths } from '../addresses/paths.ts';

const isId = /^#[\da-f-]{36}$/;

/** The pages, besides those of one appointment, that show all that the notices linking to them tell. The homes and the lists of others' requests do not. */
const telling: string[] = [paths.requests, paths.savedCars, paths.commissions, paths.dealerVerification, paths.profile];

const tellingOne = [paths.appointment(''), paths.thread(''), `${paths.moderation}/`];

/**
 * What the notices tell that a person sees who is at an address (docs/domain/permissions.md, "Notices"): its page, or the one thing on it that the
 * address names; null where nothing is seen of what a notice tells.
 */
export function toldAt({ pathname, hash }: { pathname: string; hash: string }): string | null {
  if (!telling.includes(pathname) && !tellingOne.some((begins) => pathname.startsWith(begins))) return null;
  return isId.test(hash) ? pathname + hash : pathname;
}

/** Whether a notice's link leads to this page, or to a place on it; which offer it points at doesn't matter. A chat stands on the page of its appointment, too. */
export function leadsTo(link: string, about: string): boolean {
  const place = link.replace(/\?[^#]*/, '');
  return [place, place.replace(paths.thread(''), paths.appointment(''))].some((at) => at === about || at.startsWith(`${about}#`));
}
