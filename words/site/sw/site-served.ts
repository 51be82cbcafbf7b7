export const accessDenied = 'Huna ruhusa';
export const onlyAdministrator = (email: string) => `Ni ${email} pekee anayeweza kufungua ukurasa huu.`;
export const closed = (siteName: string) => `Tunafanyia ${siteName} marekebisho na tutarudi hivi karibuni. Hakuna chako kilichopotea.`;
