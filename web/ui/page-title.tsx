import { type ReactNode, useEffect } from 'react';

// The page arrives titled with the name of the site (a setting).
let siteName: string | undefined;

interface PageTitleProps {
  /** The heading of the page and, before the site's name, of the browser's tab. */
  title: string;
  /** What the tab says when the heading alone would not tell pages apart. */
  tab?: string;
  /** What stands beside the heading: a state, the main action. */
  children?: ReactNode;
}

/** How every page of the signed-in area begins. */
export function PageTitle({ title, tab = title, children }: PageTitleProps) {
  useEffect(() => {
    siteName ??= document.title;
    document.title = `${tab} · ${siteName}`;
  }, [tab]);
  return (
    <header className="mb-5 flex flex-wrap items-center gap-3">
      <h1 className="min-w-0 text-2xl wrap-anywhere md:text-3xl">{title}</h1>
      {children}
    </header>
  );
}
