import { Plate } from './plate.tsx';

/** The mark of a dealer whose licence our team has checked. */
export function Verified() {
  return <Plate text="Verified" title="Licence checked by our team" />;
}
