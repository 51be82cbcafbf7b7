import type * as z from 'zod/mini';

/** The values of a form, by the names of its inputs; a checkbox is a boolean. */
export function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map((box) => [box.name, box.checked]);
  return { ...Object.fromEntries(new FormData(form)), ...Object.fromEntries(boxes) };
}

/** The first error of each invalid field, by its name; where the schema has none, what a script said of the field by `setCustomValidity`. */
export function faultsOf(schema: z.ZodMiniType, form: HTMLFormElement): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(valuesOf(form)).error?.issues ?? []) faults[path.join('.')] ??= message;
  for (const { name, validity, validationMessage } of inputsOf(form)) if (validity.customError) faults[name] ??= validationMessage;
  return faults;
}

/** Every input of the form that has an element for its error. */
export function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name]')].filter(({ name }) => placeOf(name));
}

const placeOf = (name: string) => document.getElementById(`${name}-error`);

/** Shows an error beside a field, or removes it. */
export function showFault(input: HTMLInputElement, sentence: string | undefined): void {
  const place = placeOf(input.name);
  if (place) place.textContent = sentence ?? '';
  input.ariaInvalid = sentence ? 'true' : null;
}

/** Shows each error beside its field, and focuses the first field in fault. Returns its error; undefined when no field is in fault. */
export function showFaults(form: HTMLFormElement, faults: Record<string, string>): string | undefined {
  const inputs = inputsOf(form);
  for (const input of inputs) showFault(input, faults[input.name]);
  const first = inputs.find(({ name }) => faults[name]);
  first?.focus();
  return first && faults[first.name];
}
