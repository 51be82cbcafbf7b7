/** Facts about a page for search engines (schema.org): a block of data, which the Content-Security-Policy lets stand because no browser runs it. */
export function JsonLd({ facts }: { facts: object }) {
  // React writes `<script` and `</script` so that no text can begin or end a script.
  return <script type="application/ld+json">{JSON.stringify({ '@context': 'https://schema.org', ...facts })}</script>;
}
