/** A loading indicator. The label is read out, and shown to users who prefer reduced motion. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="grid place-items-center gap-3 py-16 noscript:hidden" role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="text-muted">{label}...</span>
    </div>
  );
}
