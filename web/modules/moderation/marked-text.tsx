import type { markedWords } from './marked.ts';

/** A text with its marked parts. */
export function MarkedText({ parts }: { parts: ReturnType<typeof markedWords> }) {
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
