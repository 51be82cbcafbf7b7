import { render, toPlainText } from '@react-email/render';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { writeMail } from '../emails/mails.tsx';
import { plainText } from '../emails/plain-text.ts';
import { spoken } from '../shared/addresses/spoken.ts';
import type { MailName, MailProps, RenderedMail } from '../shared/notifications/mails.ts';
import type { Chrome, SitePage, SitePages } from '../shared/site/pages.ts';
import { titleOf } from '../shared/site/public-pages.ts';
import type { Language } from '../words/languages.ts';
import { AppPage } from './app/first-paint.tsx';
import { About } from './site/pages/about.tsx';
import { AccountErased } from './site/pages/account-erased.tsx';
import { AdminAccess } from './site/pages/admin-access.tsx';
import { Auth } from './site/pages/auth.tsx';
import { ChangeEmail } from './site/pages/change-email.tsx';
import { Contact } from './site/pages/contact.tsx';
import { Deposit } from './site/pages/deposit.tsx';
import { Forgot } from './site/pages/forgot.tsx';
import { Landing } from './site/pages/landing.tsx';
import { MailOff } from './site/pages/mail-off.tsx';
import { Maintenance } from './site/pages/maintenance.tsx';
import { NotFound } from './site/pages/not-found.tsx';
import { OwnPassword } from './site/pages/own-password.tsx';
import { PostRequest } from './site/pages/post-request.tsx';
import { Privacy } from './site/pages/privacy.tsx';
import { Questions } from './site/pages/questions.tsx';
import { RecoveryCodes } from './site/pages/recovery-codes.tsx';
import { RequestReady } from './site/pages/request-ready.tsx';
import { Reset } from './site/pages/reset.tsx';
import { SecondStep } from './site/pages/second-step.tsx';
import { SecondStepLink } from './site/pages/second-step-link.tsx';
import { SetUpSecondStep } from './site/pages/set-up-second-step.tsx';
import { Terms } from './site/pages/terms.tsx';
import { Unavailable } from './site/pages/unavailable.tsx';
import { Verify } from './site/pages/verify.tsx';
import { Backdrop } from './site/share-pictures.tsx';

const pages: { [Page in SitePage]: ComponentType<{ chrome: Chrome } & SitePages[Page]> } = {
  landing: Landing,
  about: About,
  contact: Contact,
  terms: Terms,
  privacy: Privacy,
  questions: Questions,
  deposit: Deposit,
  'account-erased': AccountErased,
  'not-found': NotFound,
  unavailable: Unavailable,
  maintenance: Maintenance,
  auth: Auth,
  'admin-access': AdminAccess,
  'post-request': PostRequest,
  'request-ready': RequestReady,
  'auth-forgot': Forgot,
  'auth-reset': Reset,
  'auth-password': OwnPassword,
  'auth-verify': Verify,
  'auth-email': ChangeEmail,
  'auth-second': SecondStep,
  'auth-second-link': SecondStepLink,
  'auth-set-up': SetUpSecondStep,
  'auth-codes': RecoveryCodes,
  'mail-off': MailOff,
  app: AppPage,
};

/** A public page as a whole HTML document. Text is escaped by React; nothing here runs in the browser. */
export function renderPage<Page extends SitePage>(page: Page, chrome: Omit<Chrome, 'title'>, props: SitePages[Page]): string {
  const Component = pages[page] as ComponentType<object>;
  const title = titleOf(page) ?? chrome.siteName;
  const all: object = { chrome: { ...chrome, title }, ...props };
  return `<!doctype html>${inLanguage(renderToStaticMarkup(<Component {...all} />), chrome.language)}`;
}

/** What a page leads to, in its language: here, so that no page can forget it. React writes every quote within a text as `&quot;`. */
function inLanguage(html: string, language: Language): string {
  return html.replace(/(?<= (?:href|action|formaction|data-next|data-second)=")\/[^"]*/g, (path) => spoken(path, language));
}

export { readWordsIn } from '../words/table.ts';
export { pictureSize, sharePicture, withPicture } from './site/share-pictures.tsx';

/** The drawing behind the words of a share picture, as SVG. */
export function renderBackdrop(car: Parameters<typeof Backdrop>[0]['car']): string {
  return renderToStaticMarkup(<Backdrop car={car} />);
}

/** A mail with its subject, as HTML and as plain text. */
export async function renderMail<Name extends MailName>(name: Name, props: MailProps<Name>): Promise<RenderedMail> {
  const { subject, Mail, attachments } = writeMail(name, props);
  const html = await render(Mail);
  return { subject, html, text: toPlainText(html, plainText), attachments };
}
