/** A part of a text. */
interface Part {
  text: string;
  isMarked: boolean;
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in parts, with every occurrence of these sums marked. */
export function markedSums(text: string, sums: readonly string[]): Part[] {
  if (sums.length === 0) return [{ text, isMarked: false }];
  // The longest first: '3,150,000' is not '3,150' and a rest.
  const pattern = sums
    .toSorted((one, other) => other.length - one.length)
    .map(literally)
    .join('|');
  return text
    .split(new RegExp(`(${pattern})`))
    .map((part, index) => ({ text: part, isMarked: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** A text in parts, with the words marked that the other does not have; spelled otherwise is another word. */
export function markedWords(text: string, other: string): Part[] {
  const others = new Set(other.split(/\s+/));
  return text.split(/(\s+)/).map((part) => ({ text: part, isMarked: part.trim() !== '' && !others.has(part) }));
}

/** A text with its marked parts. */
export function MarkedText({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
      <mark key={index} className="bg-notice-soft text-ink rounded-sm px-0.5 font-bold">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
