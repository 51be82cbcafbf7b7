/**
 * The actions of a long form stay at the lower edge of a phone's screen once all that is required is there: not over the field that has the focus, nor
 * over the required ones and what is said below them. Without the script they stand at the form's end.
 */
export function stick(form: HTMLFormElement): void {
  const needed = [...form.querySelectorAll<HTMLInputElement>('[required]')];
  const actions = form.querySelector<HTMLElement>('.form-actions');
  if (!actions) return;
  const isAbove = (field: Element | null | undefined) =>
    !field || field.getBoundingClientRect().bottom <= innerHeight - actions.offsetHeight;
  const follow = () => {
    const isThere = needed.every(({ value }) => value.trim());
    const inFocus = form.contains(document.activeElement) && document.activeElement?.closest('.field');
    actions.classList.toggle('sticks', isThere && isAbove(needed.at(-1)?.closest('.field')) && (!inFocus || isAbove(inFocus)));
  };
  for (const type of ['input', 'focusin']) form.addEventListener(type, follow);
  for (const type of ['scroll', 'resize']) addEventListener(type, follow, { passive: true });
  // Not while a tap leaves a field: it would miss what moves under it.
  form.addEventListener('focusout', () => setTimeout(follow));
  follow();
}
