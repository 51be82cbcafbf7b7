// What everybody reads over the page while the site is closed for maintenance.
export const backSoon = 'Back soon';
export const workingOn = (site: string) =>
  `We are working on ${site}. Nothing of yours is lost: what you typed stays here, and goes on by itself when we are back.`;
export const looking = 'Looking…';
