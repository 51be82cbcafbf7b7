export const phoneHints = {
  buyer: 'Muuzaji mwenye miadi nawe ataiona; wengine wataiona tu pale unapoishiriki kwenye ombi.',
  dealer: 'Tunaipigia ili kukagua, na wanunuzi wenye miadi nawe wanaiona.',
  admin: 'Nobody else sees it.',
};
export const saved = 'Wasifu umehifadhiwa';
export const notSaved = 'Imeshindwa kuhifadhi wasifu';
export const typedBefore = 'Ulichoandika awali kimerudi; bado hakijahifadhiwa.';
export const forget = 'Kiondoe';
export const fieldSaved = (field: string, value: string) => `${field}: “${value}”`;
export const fieldEmpty = (field: string) => `${field}: hakuna`;
