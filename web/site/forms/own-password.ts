import { publicPaths } from '../../../shared/addresses/public-paths.ts';

/**
 * Behaviour only of the page for one's own password: refused because it was chosen in another tab meanwhile, this one goes on to where the server
 * leads from it (docs/domain/accounts.md, "The administrator").
 */
export function leaveIfChosen(form: HTMLFormElement): void {
  form.addEventListener('refused', async () => {
    const { redirected } = await fetch(publicPaths.ownPassword, { method: 'HEAD' });
    if (redirected) location.assign(publicPaths.dashboard);
  });
}
