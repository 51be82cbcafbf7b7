export const sent = 'Ujumbe umetumwa';
export const sentMore = 'Ujumbe wako umetumwa';
export const notSent = 'Ujumbe umeshindwa kutumwa';
export const open = 'Fungua';
export const goesWhenBack = 'Utaenda mtandao ukirudi.';
export const goesThen = 'Utaenda wenyewe hapo.';
export const goesAfterLimit = 'Utaenda wenyewe kikomo kikiisha.';
export const goesAfterSignIn = 'Muda wako wa kuingia umekwisha. Utaenda ukishaingia tena.';
