import type { SessionUser } from '../../shared/auth/api.ts';
import { type ScreenName, screens } from '../../shared/site/screens.ts';

/** The heading under which a screen loads: a home greets by the first name. */
export function headingOf(screen: ScreenName, { full_name }: SessionUser): string {
  return screen.endsWith('/home') ? `Habari, ${full_name.split(' ')[0]}` : screens[screen].title();
}

/** The shape of a page while it loads: its heading, and where things will be. */
export function Skeleton({ title }: { title: string }) {
  return (
    <div className="skeleton">
      <p role="status" className="for-readers">
        Loading the page...
      </p>
      <h1 className="page-title">{title}</h1>
      <div className="skeleton-card" />
      <div className="skeleton-row" />
      <div className="skeleton-row" />
    </div>
  );
}
