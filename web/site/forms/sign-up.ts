import { isTexts, readStored } from '../../client/stored.ts';

const key = 'sign-up';

/** Behaviour only of the sign-up form: its values survive a reload, and a buyer's business fields are neither validated nor sent. */
export function signUp(form: HTMLFormElement): void {
  keepTyped(form);
  const business = form.querySelector<HTMLFieldSetElement>('fieldset.dealer-only');
  const follow = () => {
    if (business) business.disabled = new FormData(form).get('user_type') !== 'dealer';
  };
  form.addEventListener('change', follow);
  follow();
}

// A phone with little memory discards the page while the user looks up a licence number elsewhere. Stored for this tab until someone signs in; passwords never.
function keepTyped(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('.input:not([type=password])')];
  const dealer = form.querySelector<HTMLInputElement>('[value=dealer]');
  const kept = readStored(sessionStorage, key, isTexts) ?? {};
  // After a refusal the server renders the form with the latest values; don't overwrite them. The place alone may be that of a request that waits.
  if (fields.every(({ name, value }) => !value || name === 'location')) {
    for (const field of fields) field.value = kept[field.name] || field.value;
    if (dealer && kept.user_type === 'dealer') dealer.checked = true;
  }
  form.addEventListener('input', () => {
    const typed = fields.map(({ name, value }) => [name, value]);
    sessionStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(typed), user_type: dealer?.checked ? 'dealer' : 'buyer' }));
  });
}
