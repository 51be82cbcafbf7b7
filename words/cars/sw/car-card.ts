export const reserved = 'Limetengwa';
export const was = (price: string) => `Awali ${price}`;
export const newToday = 'Jipya leo';
export const noPhoto = 'Bado hakuna picha';
export const photos = (count: number) => `picha ${count}`;
export const save = (car: string) => `Hifadhi gari ${car}`;
export const stillSaved = 'Gari bado limehifadhiwa';
export const notSaved = 'Gari halikuhifadhiwa';
