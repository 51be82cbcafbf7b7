import './site.css';
import { storageKeys } from '../../shared/site/storage.ts';
import { rememberSignOut } from '../client/sign-out-pending.ts';
import { say, sayFailure } from './say.ts';

for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]')) {
  const [title, text] = ['strong', 'span'].map((part) => banner.querySelector(part)?.textContent ?? '') as [string, string];
  (banner.dataset.banner === 'error' ? sayFailure : say)(title, text);
  banner.remove();
}

function closeMenus(except?: Node): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')) {
    if (!except || !menu.contains(except)) menu.open = false;
  }
}

document.addEventListener('click', ({ target }) => {
  // Close the menu when one of its links is used: it would cover the part of the page that the link leads to.
  closeMenus(target instanceof Element && !target.closest('a') ? target : undefined);
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  const menu = document.activeElement?.closest<HTMLDetailsElement>('details.menu[open]');
  closeMenus();
  menu?.querySelector('summary')?.focus();
});

// Phones are shared: what this browser stored for a user is removed when their session ends (docs/domain/accounts.md, "What a browser keeps").
const signOut = document.querySelector<HTMLFormElement>('[data-signs-out]');
signOut?.addEventListener('submit', () => {
  rememberSignOut(signOut.dataset.signsOut ?? '');
});

// A page restored by Back could show the name of a user who has signed out since.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && signOut && !localStorage.getItem(storageKeys.session)) location.reload();
});
