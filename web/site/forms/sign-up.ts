import { isTexts, readStored } from '../../client/stored.ts';

const key = 'sign-up';

/** What only the sign-up form does: it outlives a dropped page, and a buyer's business fields are neither checked nor sent. */
export function signUp(form: HTMLFormElement): void {
  keepTyped(form);
  const business = form.querySelector<HTMLFieldSetElement>('.dealer-only');
  const follow = () => {
    if (business) business.disabled = new FormData(form).get('user_type') !== 'dealer';
  };
  form.addEventListener('change', follow);
  follow();
}

// A small phone drops the page while its owner looks up a licence number elsewhere. Kept for this tab until someone signs in; never a password.
function keepTyped(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('.input:not([type=password])')];
  const dealer = form.querySelector<HTMLInputElement>('[value=dealer]');
  const kept = readStored(sessionStorage, key, isTexts) ?? {};
  // A form that the server filled again after a refusal holds what was typed last.
  if (fields.every(({ value }) => !value)) {
    for (const field of fields) field.value = kept[field.name] ?? '';
    if (dealer && kept.user_type === 'dealer') dealer.checked = true;
  }
  form.addEventListener('input', () => {
    const typed = fields.map(({ name, value }) => [name, value]);
    sessionStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(typed), user_type: dealer?.checked ? 'dealer' : 'buyer' }));
  });
}
