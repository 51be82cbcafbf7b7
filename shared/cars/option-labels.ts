/** The labels of the stored options. */
export const optionLabels: Record<string, string> = {
  any: 'Any',
  new: 'New',
  used: 'Used',
  certified: 'Certified Pre-owned',
  manual: 'Manual',
  automatic: 'Automatic',
  cvt: 'CVT',
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  electric: 'Electric',
};
