export const requestDeleted = 'Ombi lilifutwa, kwa hivyo huwezi kutuma ujumbe mwingine hapa.';
export const missing = 'Andika ujumbe';
export const tooLong = 'Ujumbe ni mrefu mno';
export const tooManyPhotos = (most: number) => `Picha zisizidi ${most}`;
export const sentALot = 'Umetuma jumbe nyingi katika saa iliyopita.';
