export const backSoon = 'Tutarudi hivi karibuni';
export const workingOn = (site: string) =>
  `Tunafanya kazi kwenye ${site}. Hujapoteza chochote: ulichoandika kimebaki hapa, na kitaendelea chenyewe tukirudi.`;
export const looking = 'Inaangalia…';
