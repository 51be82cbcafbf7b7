import { paths } from '../../shared/addresses/paths.ts';
import type { Role } from '../../shared/roles.ts';
import type { Chrome } from '../../shared/site/pages.ts';
import { telLink } from '../../shared/tel-link.ts';
import { siteFrameWords } from '../../words/site/site-frame.ts';
import { LanguageSwitch } from './language-switch.tsx';

type Reader = Role | 'visitor';

const quickLinks: { href: string; name: keyof typeof siteFrameWords.quickLinks; only?: Reader[] }[] = [
  { href: paths.about, name: 'about' },
  { href: paths.contact, name: 'contact' },
  { href: paths.questions, name: 'questions' },
  { href: paths.deposit, name: 'deposit' },
  { href: paths.postRequest, name: 'postRequest', only: ['visitor', 'buyer'] },
  { href: paths.forDealers, name: 'forDealers' },
  { href: paths.auth(), name: 'signIn', only: ['visitor'] },
];

const linksOf = (reader: Reader) => quickLinks.filter(({ only }) => !only || only.includes(reader));

/** The footer of the public pages (docs/domain/words.md, "Site texts"). */
export function Footer({ chrome }: { chrome: Chrome }) {
  const { content } = chrome;
  const phone = content['contact/contact_info/phone1'] ?? '';
  return (
    <footer className="site-footer">
      <div className="wrap grid gap-10 py-12 md:grid-cols-[minmax(12rem,1fr)_auto_auto] lg:gap-x-20">
        <div>
          <p className="font-display text-2xl">{chrome.siteName}</p>
          <p className="mt-3 max-w-xs">{content['global/footer/company_description']}</p>
        </div>
        <nav aria-label={content['global/footer/links_title']}>
          <p className="font-display mb-2">{content['global/footer/links_title']}</p>
          <ul className="columns-[2_7.5rem] md:columns-1">
            {linksOf(chrome.viewer?.role ?? 'visitor').map(({ href, name }) => (
              <li key={href}>
                <a href={href}>{siteFrameWords.quickLinks[name]}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <p className="font-display mb-2">{content['global/footer/contact_title']}</p>
          <ul>
            <li>
              <a href={telLink(phone)}>{phone}</a>
            </li>
            <li>
              <a href={`mailto:${chrome.supportEmail}`}>{chrome.supportEmail}</a>
            </li>
            <li>
              <span className="block py-2.5">{content['contact/contact_info/address']}</span>
            </li>
          </ul>
        </div>
      </div>
      <div className="wrap flex flex-wrap gap-x-6 pb-6 text-sm">
        <p className="mr-auto py-2.5">{content['global/footer/copyright_text']}</p>
        <LanguageSwitch language={chrome.language} />
        <a href={paths.privacy}>{siteFrameWords.lastLinks.privacy}</a>
        <a href={paths.terms}>{siteFrameWords.lastLinks.terms}</a>
        <a href={paths.contact}>{siteFrameWords.lastLinks.contact}</a>
      </div>
    </footer>
  );
}
