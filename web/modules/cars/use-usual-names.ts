import { useState } from 'react';
import type * as usual from '../../../shared/cars/makes.ts';

/**
 * The usual makes, and the models of each, from the moment `load` was called: on entering a field that offers them. They only help to type, so
 * without a connection none are offered.
 */
export function useUsualNames() {
  const [names, setNames] = useState<typeof usual>();
  const load = () => void import('../../../shared/cars/makes.ts').then(setNames, () => undefined);
  return { makes: Object.keys(names?.makes ?? {}), modelsOf: (make: string | undefined) => names?.modelsOf(make) ?? [], load };
}
