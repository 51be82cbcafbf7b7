export const governs = 'Hii ni tafsiri ya kukusaidia kuelewa: maandishi ya Kiingereza ndiyo yenye nguvu kisheria.';
export const version = (day: string) => `Toleo la ${day}`;
export const onThisPage = 'Kwenye ukurasa huu';
