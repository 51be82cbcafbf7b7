/** An address of the signed-in area that leads nowhere, or not for this person. */
export function NotFound() {
  return (
    <div className="py-16 text-center">
      <h1 className="text-2xl">Oops! Page not found</h1>
      <a className="link mt-4 inline-block" href="/">
        Return to Home
      </a>
    </div>
  );
}
