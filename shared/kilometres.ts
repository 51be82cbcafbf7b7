const whole = new Intl.NumberFormat('en-KE', { maximumFractionDigits: 0 });

/** '78,400 km'. */
export function kilometres(mileage: number): string {
  return `${whole.format(mileage)} km`;
}
