/** Leaves the digits of what was typed or pasted in the field, six at most. */
export function keepDigits(input: HTMLInputElement): void {
  const digits = input.value.replace(/\D/g, '').slice(0, 6);
  if (digits !== input.value) input.value = digits;
}
