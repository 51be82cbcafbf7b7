import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { siteName } from './site-name.ts';

/** The title of the screen around a page: its row's in shared/site/screens.ts. */
export const ScreenTitle = createContext('');

interface PageTitleProps {
  /** The heading, where the screen's own title would say less. */
  title?: string;
  /** What the browser's tab says when the heading alone would not tell pages apart. */
  tab?: string;
  /** What stands beside the heading: a state, the main action. */
  children?: ReactNode;
}

/** How every page of the signed-in area begins. */
export function PageTitle({ title: given, tab: givenTab, children }: PageTitleProps) {
  const screenTitle = useContext(ScreenTitle);
  const title = given ?? screenTitle;
  const tab = givenTab ?? title;
  useEffect(() => {
    document.title = `${tab} · ${siteName}`;
  }, [tab]);
  return (
    <header className="mb-5 flex flex-wrap items-center gap-3">
      <h1 className="min-w-0 text-2xl wrap-anywhere md:text-3xl">{title}</h1>
      {children}
    </header>
  );
}
