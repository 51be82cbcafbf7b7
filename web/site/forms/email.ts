import { publicPaths } from '../../../shared/addresses/public-paths.ts';

const key = 'email';

/** Carries the typed e-mail from one form of /auth to the next (sign up, sign in, forgot, and forgot once more), once, within this tab. */
export function carryEmail(): void {
  const field = document.querySelector<HTMLInputElement>('[name=email]');
  if (!field) return;
  field.value ||= sessionStorage.getItem(key) ?? '';
  sessionStorage.removeItem(key);
  if (field.value) document.querySelector<HTMLElement>('[autocomplete=current-password]')?.focus();
  const keep = () => sessionStorage.setItem(key, field.value);
  field.form?.addEventListener('submit', keep);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`main a[href*="${publicPaths.auth()}"]`)) keep();
  });
}
