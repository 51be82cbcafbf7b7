import type * as z from 'zod/mini';

/** What a form holds, by the names of its inputs; a checkbox is a boolean. */
export function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map((box) => [box.name, box.checked]);
  return { ...Object.fromEntries(new FormData(form)), ...Object.fromEntries(boxes) };
}

/** The first sentence for each field in fault, by its name. */
export function faultsOf(schema: z.ZodMiniType, form: HTMLFormElement): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(valuesOf(form)).error?.issues ?? []) faults[path.join('.')] ??= message;
  return faults;
}

/** Every input of the form that has a place for its sentence. */
export function inputsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name]')].filter(({ name }) => placeOf(name));
}

const placeOf = (name: string) => document.getElementById(`${name}-error`);

/** Puts a sentence beside a field, or takes it away. */
export function showFault(input: HTMLInputElement, sentence: string | undefined): void {
  const place = placeOf(input.name);
  if (place) place.textContent = sentence ?? '';
  input.ariaInvalid = sentence ? 'true' : null;
}

/** Puts each sentence beside its field and the focus on the first in fault. */
export function showFaults(form: HTMLFormElement, faults: Record<string, string>): void {
  const inputs = inputsOf(form);
  for (const input of inputs) showFault(input, faults[input.name]);
  inputs.find(({ name }) => faults[name])?.focus();
}
