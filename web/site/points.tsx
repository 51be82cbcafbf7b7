/** A list of sentences in a long text. */
export function Points({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
