export const tellUs = 'Tuambie kuhusu biashara yako';
export const haveAll = 'Tuna kila tunachohitaji.';
export const verify = 'Timu yetu itakuthibitisha';
export const howVerified = 'Tunakagua nambari ya leseni, tunakupigia simu na kutafuta anwani yako, ndani ya siku 1–2 za kazi.';
export const bid = 'Toa ofa kwa maombi';
export const whatItCosts = (percent: number) => `Unaweza kuyasoma sasa. Unalipa ${percent}% ya mauzo, hulipi chochote kabla.`;
