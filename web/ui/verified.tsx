import { pieceWords } from '../../words/ui/piece.ts';
import { Plate } from './plate.tsx';

/** The mark of a dealer whose licence our team has checked. */
export function Verified() {
  return <Plate text={pieceWords.verified} title={pieceWords.licenceChecked} />;
}
