import type { ContentPage } from '../../shared/content/schema.ts';
import { publicPages } from '../../shared/site/public-pages.ts';
import type { SiteTexts } from './draw.ts';
import type { RenderPage } from './rendering.ts';

/** Draws a public page as a visitor would see it if these texts, by their names, were saved. */
export type DrawPreview = (page: ContentPage, texts: Record<string, string>) => Promise<string>;

/** The page on which the texts of each tab show; those of all pages show on the first. */
const pageOf = { home: 'landing', about: 'about', contact: 'contact', global: 'landing' } as const;

/** Makes the function that draws previews, with the current texts but for those that are given. */
export function previewDrawer(renderPage: RenderPage, publicUrl: string, readTexts: () => Promise<SiteTexts>): DrawPreview {
  return async (page, texts) => {
    const site = await readTexts();
    const { path } = publicPages[pageOf[page]];
    const drawn = renderPage(
      pageOf[page],
      { ...site, content: { ...site.content, ...texts }, publicUrl, path, viewer: null, language: 'en' },
      {},
    );
    return drawn.toString();
  };
}
