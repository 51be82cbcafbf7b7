import type { Banner } from '../../shared/auth/banner.ts';
import { siteServedWords } from '../../words/site/site-served.ts';

/** The notice that says who alone sees the administrator's pages (docs/domain/accounts.md, "Pages"). Its words depend on the configuration. */
export const accessDeniedNotice = 'access-denied';

/** What somebody else reads who opened a page of the administrator. */
export function accessDenied(adminEmail: string): Banner {
  return { kind: 'error', title: siteServedWords.accessDenied, text: siteServedWords.onlyAdministrator(masked(adminEmail)) };
}

/** 'a•••@tafutagari.example': whoever knows the address recognises it, nobody else learns it. */
export function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/u, '$1•••');
}
