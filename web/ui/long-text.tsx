import { useState } from 'react';
import { pieceWords } from '../../words/ui/piece.ts';

const longest = 280;
const mostLines = 7;

/** A user's text with its line breaks; a long one is cut off until "Read more" is tapped. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > longest || text.split('\n').length > mostLines;
  return (
    <div>
      <p className={`wrap-anywhere whitespace-pre-line ${isLong && !isOpen ? 'line-clamp-6' : ''}`}>{text}</p>
      {isLong && (
        <button type="button" className="link min-h-11" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? pieceWords.showLess : pieceWords.readMore}
        </button>
      )}
    </div>
  );
}
