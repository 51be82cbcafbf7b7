export const removed = 'Umeondolewa na timu yetu.';
