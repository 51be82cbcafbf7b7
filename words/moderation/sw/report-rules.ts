export const alreadyReported = 'Umesharipoti hili. Timu yetu inalishughulikia.';
export const manyToday = 'Umetuma ripoti nyingi leo.';
export const own = 'Hiki ni chako mwenyewe.';
export const reasonMissing = 'Tafadhali chagua sababu';
export const wordsMissing = 'Tafadhali eleza kilicho na kasoro';
export const tooLong = 'Maandishi ni marefu mno';
