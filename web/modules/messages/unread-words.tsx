/** '3 unread', beside the heading of the conversations. */
export function UnreadWords({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="text-muted ml-auto">
      <strong className="text-ink">{count}</strong> unread
    </p>
  );
}
