/** The name of the site (a setting), as the server wrote it into the page. */
export const siteName = document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? '';
