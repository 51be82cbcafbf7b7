export const changedElsewhere = 'Wasifu wako umebadilishwa kwingine. Tafadhali angalia ulivyohifadhiwa sasa, kisha hifadhi tena.';
export const changedTooOften = 'Umebadilisha wasifu mara nyingi sana kwa saa moja iliyopita.';
