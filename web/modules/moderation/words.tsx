/** What somebody wrote, as they wrote it. */
export function Words({ text }: { text: string | null }) {
  return text ? <p className="wrap-anywhere whitespace-pre-line">“{text}”</p> : <p className="text-muted">No words</p>;
}
