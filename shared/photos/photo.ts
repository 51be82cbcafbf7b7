import { paths } from '../addresses/paths.ts';

/** The widths a photo is kept in, in pixels; a smaller original is not enlarged. The first is for lists with Save-Data. */
export const photoWidths = [200, 320, 480, 800, 1600] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** How many photos a car or a bid can have at the very most; the administrator's setting `maxImagesPerListing` says how many (docs/domain/limits-and-money.md, "Photos"). */
export const mostPhotos = 20;

/** What a photo can be uploaded for. */
export const photoKinds = ['bid', 'licence', 'car', 'message'] as const;
export type PhotoKind = (typeof photoKinds)[number];

/** Those that a dealer uploads for; the parties of an appointment upload for its messages. */
export const dealerPhotoKinds = ['bid', 'licence', 'car'] as const satisfies PhotoKind[];
export type DealerPhotoKind = (typeof dealerPhotoKinds)[number];

const publicAddress = /^\/photos\/([0-9a-f]{32})\/800\.webp$/;

const privateAddress = /^\/api\/photos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/file\?size=800\.webp$/;

/** The address of a photo as bids keep it: its middle size. */
export function photoUrl(name: string): string {
  return paths.photo(name, '800.webp');
}

/** The address of the middle size of a photo that is read through the session only; `photoAt` has the other sizes. */
export function privatePhotoUrl(id: string): string {
  return paths.privatePhoto(id, '800.webp');
}

/** The name in a photo's address, or null when this is no such address. */
export function photoNameOf(url: string): string | null {
  return publicAddress.exec(url)?.[1] ?? null;
}

/** The id in the address of a photo that is read through the session, or null when this is no such address. */
export function privatePhotoIdOf(url: string): string | null {
  return privateAddress.exec(url)?.[1] ?? null;
}

/** The address of the same photo in another width. */
export function photoAt(url: string, width: PhotoWidth): string {
  return url.replace(/800\.webp$/, `${width}.webp`);
}
