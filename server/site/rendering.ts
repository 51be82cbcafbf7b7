import type { Chrome, SitePage, SitePages } from '../../shared/site/pages.ts';

/** A page as it is sent: the HTML, or the bytes of one that all visitors get. */
export type DrawnPage = string | Buffer;

type Rendering<Result> = <Page extends SitePage>(page: Page, chrome: Omit<Chrome, 'assets' | 'title'>, props: SitePages[Page]) => Result;

/** Renders a page as HTML. The chrome is given without its assets and title, which are added here. */
export type RenderHtml = Rendering<string>;

/** As `RenderHtml` does, or takes it from memory. */
export type RenderPage = Rendering<DrawnPage>;
