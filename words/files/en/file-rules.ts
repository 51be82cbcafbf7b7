export const exportUnderway = 'An export is being made already.';
/** Why a file failed. */
export const notWithinADay = 'It was not made within a day';
export const backupUnderway = 'A backup is being made already.';
