import { pieceWords } from '../../words/ui/piece.ts';

interface ChangedMeanwhileProps {
  /** What is saved now. */
  now: string;
  onTake: () => void;
  onKeep: () => void;
}

/** What was changed elsewhere while somebody edits it, beside their own: which of the two is it to be? */
export function ChangedMeanwhile({ now, onTake, onKeep }: ChangedMeanwhileProps) {
  return (
    <div className="card card-waiting grid gap-3 p-4" role="status">
      <p>
        <strong>{pieceWords.changedMeanwhile}</strong> {pieceWords.savedNow}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{now}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-outline" onClick={onTake}>
          {pieceWords.takeSaved}
        </button>
        <button type="button" className="btn btn-outline" onClick={onKeep}>
          {pieceWords.keepMine}
        </button>
      </div>
    </div>
  );
}
