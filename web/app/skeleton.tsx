import type { SessionUser } from '../../shared/auth/api.ts';
import { type ScreenName, screens } from '../../shared/site/screens.ts';
import { frameWords } from '../../words/app/frame.ts';

/** The heading under which a screen loads: a home greets by the first name. */
export function headingOf(screen: ScreenName, { full_name }: SessionUser): string {
  return screen.endsWith('/home') ? frameWords.greeting(full_name.split(' ', 1)[0] ?? '') : screens[screen].title();
}

/** The shape of a page while it loads: its heading, and where things will be. */
export function Skeleton({ title }: { title: string }) {
  return (
    <div className="skeleton">
      <p role="status" className="for-readers">
        {frameWords.loadingPage}
      </p>
      <h1 className="page-title">{title}</h1>
      <div className="skeleton-card" />
      <div className="skeleton-row" />
      <div className="skeleton-row" />
    </div>
  );
}
