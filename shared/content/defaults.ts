import { siteTextsWords } from '../../words/content/site-texts.ts';
import { commissionPercent } from '../commissions/amount.ts';
import { ksh } from '../money.ts';

/**
 * The default values of the site's editable texts, by 'page_key/section_key/content_key' and in the order of the pages, on a site with these settings,
 * in the language of whoever reads them (docs/domain/words.md, "Site texts").
 */
export const contentDefaults = (settings: { siteName: string; supportEmail: string }) =>
  siteTextsWords.texts({
    siteName: settings.siteName,
    supportEmail: settings.supportEmail,
    commissionPercent,
    example: { budget: ksh(1_400_000), prices: [ksh(1_285_000), ksh(1_310_000), ksh(1_365_000)] },
  });
