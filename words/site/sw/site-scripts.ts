export const oneMoment = 'Subiri kidogo…';
