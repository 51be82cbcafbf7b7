import type { ReactNode } from 'react';
import { paths } from '../../shared/addresses/paths.ts';
import { servicePaths } from '../../shared/addresses/service-paths.ts';
import { spoken } from '../../shared/addresses/spoken.ts';
import type { Banner } from '../../shared/auth/banner.ts';
import type { LinkPreview } from '../../shared/auth/pages.ts';
import type { Chrome } from '../../shared/site/pages.ts';
import { indexedPaths, pictureOf } from '../../shared/site/public-pages.ts';
import { languages } from '../../words/languages.ts';
import { siteFrameWords } from '../../words/site/site-frame.ts';
import { NotVerified } from '../ui/not-verified.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfferSwahili } from './language-switch.tsx';

interface DocumentProps {
  chrome: Chrome;
  /** Title of the browser tab, when the title in the page's row is too general. */
  title?: string | undefined;
  /** Description for search engines and link previews; that of the site by default. */
  description?: string | undefined;
  /** What a chat shows of the link that led here, on a page that is not its own. */
  preview?: LinkPreview | null | undefined;
  children: ReactNode;
}

/** The whole HTML document of a public page: head, header, banner, main, footer. */
export function Document({ chrome, title = chrome.title, description, preview, children }: DocumentProps) {
  return (
    <Html chrome={chrome} title={`${title} · ${chrome.siteName}`} description={description} preview={preview}>
      <a className="skip-link" href="#main">
        {siteFrameWords.skip}
      </a>
      <Header chrome={chrome} />
      {chrome.offersSwahili && <OfferSwahili />}
      {chrome.viewer?.is_suspended && <Suspended />}
      {chrome.viewer?.role === 'dealer' && !chrome.viewer.is_verified && !chrome.viewer.is_suspended && (
        <NotVerified>
          <a className="link" href={paths.dealerVerification}>
            {siteFrameWords.seeVerification}
          </a>
        </NotVerified>
      )}
      {chrome.banner && <Said banner={chrome.banner} />}
      <main id="main">{children}</main>
      <Footer chrome={chrome} />
    </Html>
  );
}

/** Before they fill in a form that is refused then (docs/domain/accounts.md, "Suspending"). */
function Suspended() {
  return (
    <aside className="unverified" aria-label={siteFrameWords.suspended}>
      <p>
        {siteFrameWords.mayOnlyRead()}{' '}
        <a className="link" href={paths.dashboard}>
          {siteFrameWords.whySuspended}
        </a>
      </p>
    </aside>
  );
}

/** The message after a redirect, for a reader without JavaScript. */
export function Said({ banner: { kind, title, text } }: { banner: Banner }) {
  return (
    <div className={`banner ${kind === 'error' ? 'failure' : 'notice'}`} role="status" data-banner={kind}>
      <p>
        <strong>{title}</strong> <span>{text}</span>
      </p>
    </div>
  );
}

/** The document of a page: its head, and what is given as its body. */
export function Html({ chrome, title, description = chrome.siteDescription, preview, children }: DocumentProps & { title: string }) {
  const { assets } = chrome;
  return (
    <html lang={`${chrome.language}-KE`} data-theme={chrome.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <title>{title}</title>
        {indexedPaths.includes(chrome.path) && !preview ? (
          <Shared chrome={chrome} title={title} description={description} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {preview && <Preview chrome={chrome} preview={preview} />}
        <meta name="theme-color" content="#1f5a3c" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The tags with which a search engine or a chat shows a link to this page. */
function Shared({ chrome, title, description }: { chrome: Chrome; title: string; description: string }) {
  const path = spoken(chrome.path, chrome.language);
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${chrome.publicUrl}${path}`} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${chrome.publicUrl}${spoken(chrome.path, language)}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${chrome.publicUrl}${chrome.path}`} />
      <Preview chrome={chrome} preview={{ path, title, description, image: pictureOf(chrome.path) }} />
    </>
  );
}

/** The tags with which a chat shows a link. */
function Preview({ chrome, preview: { path, title, description, image } }: { chrome: Chrome; preview: LinkPreview }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={chrome.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${chrome.publicUrl}${path}`} />
      <meta property="og:image" content={`${chrome.publicUrl}${image ?? servicePaths.sitePicture}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
