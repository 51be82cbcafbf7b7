import { pieceWords } from '../../words/ui/piece.ts';

interface PlateProps {
  text: string;
  title?: string;
  /** Kenyan cars have a yellow plate at the rear and a white one at the front. */
  isYellow?: boolean;
}

/** A Kenyan number plate: used for labels, reference numbers and the mark of a verified dealer. */
export function Plate({ text, title, isYellow = false }: PlateProps) {
  return (
    <span className={isYellow ? 'plate plate-yellow' : 'plate'} title={title}>
      <span aria-hidden="true">{pieceWords.kenya}</span>
      <span>{text}</span>
    </span>
  );
}
