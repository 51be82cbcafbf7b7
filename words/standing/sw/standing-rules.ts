export const notSuspendedNow = 'Akaunti yako haijasimamishwa tena.';
export const alreadyContested = 'Umeshapinga uamuzi huu. Timu yetu itajibu hapa na kwa barua pepe.';
export const whyMissing = 'Tafadhali andika sababu';
export const contestTooLong = 'Maandishi ni marefu mno';
