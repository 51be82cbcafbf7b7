import { StaticRouter } from 'react-router';
import { paths } from '../../shared/addresses/paths.ts';
import type { Chrome, SitePages } from '../../shared/site/pages.ts';
import { screens } from '../../shared/site/screens.ts';
import { firstPaintWords } from '../../words/app/first-paint.ts';
import { frameWords } from '../../words/app/frame.ts';
import { Html, Said } from '../site/document.tsx';
import { Frame } from './frame.tsx';
import { headingOf, Skeleton } from './skeleton.tsx';

/**
 * The page in which the signed-in app starts: the frame with its menu, and the shape of the page, drawn by the server, until the script replaces
 * them; without JavaScript it says where to go.
 */
export function AppPage({ chrome, user, screen, live, now, reads }: { chrome: Chrome } & SitePages['app']) {
  return (
    <Html chrome={chrome} title={`${screens[screen].title()} · ${chrome.siteName}`}>
      <meta name="application-name" content={chrome.siteName} />
      {reads.map((href) => (
        <link key={href} rel="preload" href={href} as="fetch" crossOrigin="anonymous" />
      ))}
      <div
        id="app"
        data-user={JSON.stringify(user)}
        data-live={live}
        data-now={now}
        data-said={chrome.banner ? JSON.stringify(chrome.banner) : undefined}
      >
        <StaticRouter location={chrome.path}>
          <Frame user={user} siteName={chrome.siteName}>
            <Skeleton title={headingOf(screen, user)} />
            <noscript>
              {chrome.banner && <Said banner={chrome.banner} />}
              <h1 className="page-title">{firstPaintWords.needsScript}</h1>
              <p>{firstPaintWords.whatWorks}</p>
              <a className="btn btn-primary" href={paths.landing}>
                {frameWords.toHome}
              </a>
            </noscript>
          </Frame>
        </StaticRouter>
      </div>
      {chrome.assets.laterStyles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </Html>
  );
}
