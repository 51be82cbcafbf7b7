/** What follows from a choice that was made but not sent yet, read aloud when it changes. */
export function Consequences({ sentences }: { sentences: string[] }) {
  return (
    <ul className="list-disc pl-5" aria-live="polite">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
