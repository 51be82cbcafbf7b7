/** What only the sign-up form does: the business fields that a buyer does not see are neither checked nor sent. */
export function signUp(form: HTMLFormElement): void {
  const business = form.querySelector<HTMLFieldSetElement>('.dealer-only');
  const follow = () => {
    if (business) business.disabled = new FormData(form).get('user_type') !== 'dealer';
  };
  form.addEventListener('change', follow);
  // Back to this page from the next one: browsers put back what was chosen after the script ran.
  addEventListener('pageshow', follow);
  follow();
}
