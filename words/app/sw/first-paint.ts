export const needsScript = 'Dashibodi inahitaji JavaScript';
export const whatWorks = 'Unaweza kuweka ombi na kuingia bila JavaScript. Ofa zinakuja kwa barua pepe pia; ili kujibu, washa JavaScript.';
