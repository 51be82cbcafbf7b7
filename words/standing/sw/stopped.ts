export const underReview = 'Kuna akaunti inayokaguliwa.';
