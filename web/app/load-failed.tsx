/** A page's code or data could not be loaded: a deploy in between, or no connection. */
export function LoadFailed() {
  return (
    <div className="py-16 text-center" role="alert">
      <h1 className="text-2xl">This page did not load</h1>
      <p className="text-muted mt-2">The connection may have been lost. Nothing you saved is affected.</p>
      <button type="button" className="btn btn-primary mt-4" onClick={() => location.reload()}>
        Try again
      </button>
    </div>
  );
}
