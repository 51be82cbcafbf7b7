import type { ReactNode } from 'react';
import type { Chrome, SitePages } from '../../shared/site/pages.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

interface DocumentProps {
  chrome: Chrome;
  title: string;
  children: ReactNode;
}

/** The whole HTML document of a public page: head, header, banner, main, footer. */
export function Document({ chrome, title, children }: DocumentProps) {
  return (
    <Html chrome={chrome} title={`${title} · ${chrome.siteName}`}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header chrome={chrome} />
      {chrome.banner && (
        <div className={`banner ${chrome.banner.kind === 'error' ? 'failure' : 'notice'}`} role="status" data-banner={chrome.banner.kind}>
          <p>
            <strong>{chrome.banner.title}</strong> <span>{chrome.banner.text}</span>
          </p>
        </div>
      )}
      <main id="main">{children}</main>
      <Footer chrome={chrome} />
    </Html>
  );
}

/** The page in which the signed-in app starts; what it shows until then works without JavaScript too. */
export function AppPage({ chrome, user, live, reads }: { chrome: Chrome } & SitePages['app']) {
  return (
    <Html chrome={chrome} title={chrome.siteName}>
      {reads.map((href) => (
        <link key={href} rel="preload" href={href} as="fetch" crossOrigin="anonymous" />
      ))}
      <div id="app" data-user={JSON.stringify(user)} data-live={live}>
        <noscript>
          <p>The dashboard needs JavaScript. Posting a request and signing in work without it.</p>
        </noscript>
      </div>
    </Html>
  );
}

function Html({ chrome, title, children }: DocumentProps) {
  const { assets } = chrome;
  return (
    <html lang="en-KE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={chrome.siteDescription} />
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
        <link rel="icon" href="data:," />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
