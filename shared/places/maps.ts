/** A page of Google Maps that shows this address; on a phone it opens the app. */
export function mapsSearch(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
}
