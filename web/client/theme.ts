import { type Theme, themeCookie, themeIn } from '../../shared/site/theme.ts';

const forAYear = 365 * 24 * 3600;

/** The look that was chosen in this browser; undefined: as the system has it. */
export function chosenTheme(): Theme | undefined {
  return themeIn(document.documentElement.dataset.theme);
}

/** Shows this look at once, and on every page that this browser opens from now on; undefined: as the system has it. */
export function chooseTheme(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${themeCookie}=${theme ?? ''}; path=/; max-age=${theme ? forAYear : 0}; samesite=lax${secure}`;
}
