const whole = new Intl.NumberFormat('en-KE', { maximumFractionDigits: 0 });

/** '78,400 km', with a no-break space, so that no line ends within it. */
export function kilometres(mileage: number): string {
  return `${whole.format(mileage)}\u00a0km`;
}
