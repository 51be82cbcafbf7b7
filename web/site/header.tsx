import { paths } from '../../shared/addresses/paths.ts';
import type { Chrome, Viewer } from '../../shared/site/pages.ts';
import { siteFrameWords } from '../../words/site/site-frame.ts';
import { LanguageSwitch } from './language-switch.tsx';

const links = [
  { href: paths.landing, name: 'home' },
  { href: paths.howItWorks, name: 'howItWorks' },
  { href: paths.forDealers, name: 'forDealers' },
  { href: paths.about, name: 'about' },
] as const;

/** The sticky header of the public pages, for visitors and for each role. Its menus work without JavaScript. */
export function Header({ chrome }: { chrome: Chrome }) {
  return (
    <header className="border-line bg-paper sticky top-0 z-30 border-b">
      <div className="wrap flex h-16 items-center gap-1">
        <a className="mr-auto flex min-h-11 min-w-0 items-center" href={paths.landing}>
          <span className="brand">
            <span aria-hidden="true">{'KE'}</span>
            <span>{chrome.siteName}</span>
          </span>
        </a>
        <nav aria-label={siteFrameWords.mainLinks} className="hidden items-center gap-1 lg:flex">
          <Links chrome={chrome} />
        </nav>
        {chrome.viewer && <UserMenu viewer={chrome.viewer} />}
        <details className="menu lg:hidden">
          <summary className="btn btn-outline px-2.5 text-[min(1rem,5vw)]">{siteFrameWords.menu}</summary>
          <nav aria-label={siteFrameWords.mainLinks} className="card menu-sheet grid gap-1 p-2">
            <Links chrome={chrome} />
            <LanguageSwitch language={chrome.language} />
          </nav>
        </details>
      </div>
    </header>
  );
}

function Links({ chrome }: { chrome: Chrome }) {
  return (
    <>
      {links.map(({ href, name }) => (
        <a key={href} className="btn btn-quiet nav-link" href={href} aria-current={href === chrome.path ? 'page' : undefined}>
          {siteFrameWords.links[name]}
        </a>
      ))}
      {chrome.viewer ? (
        <a className="btn btn-primary" href={paths.dashboard}>
          {siteFrameWords.dashboard}
        </a>
      ) : (
        <>
          <a className="btn btn-quiet" href={paths.auth()}>
            {siteFrameWords.signIn}
          </a>
          <a className="btn btn-primary" href={paths.auth({ tab: 'sign-up' })}>
            {siteFrameWords.getStarted}
          </a>
        </>
      )}
    </>
  );
}

function UserMenu({ viewer }: { viewer: Viewer }) {
  const name = viewer.full_name || viewer.email;
  return (
    <details className="menu">
      <summary className="btn btn-quiet px-1">
        <span className="sr-only">{siteFrameWords.accountOf(name)}</span>
        <span className={viewer.role === 'dealer' ? 'signboard' : 'initial'} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <span className="hidden max-w-40 truncate xl:inline" aria-hidden="true">
          {name}
        </span>
      </summary>
      <div className="card menu-sheet p-4">
        <p className="font-display">{name}</p>
        <p className="text-muted mb-3 text-sm">{siteFrameWords.account[viewer.role]}</p>
        <form method="post" action={paths.signOut} data-signs-out={viewer.user_id}>
          <button type="submit" className="btn btn-outline w-full">
            {siteFrameWords.signOut}
          </button>
        </form>
      </div>
    </details>
  );
}
