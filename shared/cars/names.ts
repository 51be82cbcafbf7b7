/** 'Toyota Axio 2016'. */
export function carName({ make, model, year }: { make: string; model: string; year: number }): string {
  return `${make} ${model} ${year}`;
}
