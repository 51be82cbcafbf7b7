import { type ContentPage, contentPages } from './schema.ts';

/** The tab of Content Management that an address names; the first one when it names none. */
export function contentPageIn(address: URLSearchParams): ContentPage {
  return contentPages.find((page) => page === address.get('tab')) ?? 'home';
}
