import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { siteName } from './site-name.ts';

/** The title of the current screen, from its row in shared/site/screens.ts. */
export const ScreenTitle = createContext('');

interface PageTitleProps {
  /** The heading, when the screen's title is too general. */
  title?: string;
  /** Title of the browser tab, when the heading alone would not tell pages apart. */
  tab?: string;
  /** Shown beside the heading: a state, the main action. */
  children?: ReactNode;
}

/** The heading of every page of the signed-in area. */
export function PageTitle({ title: given, tab: givenTab, children }: PageTitleProps) {
  const screenTitle = useContext(ScreenTitle);
  const title = given ?? screenTitle;
  const tab = givenTab ?? title;
  useEffect(() => {
    document.title = `${tab} · ${siteName}`;
  }, [tab]);
  return (
    <header className="mb-5 flex flex-wrap items-center gap-3">
      <h1 className="page-title min-w-0 wrap-anywhere">{title}</h1>
      {children}
    </header>
  );
}
