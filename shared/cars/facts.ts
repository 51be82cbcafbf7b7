/** The facts that are stated of a car, with their labels, in the order in which every screen, mail and comparison names them. */
export const factLabels = {
  year: 'Year',
  mileage: 'Mileage',
  color: 'Colour',
  engine_size: 'Engine',
  fuel_type: 'Fuel',
  transmission: 'Transmission',
  condition: 'Condition',
};
export type FactName = keyof typeof factLabels;

/** Their names, in that order. */
export const factNames = Object.keys(factLabels) as FactName[];

/** Those that stand beside a car's name, which says the year. */
export const factsBesideName = factNames.filter((name) => name !== 'year');
