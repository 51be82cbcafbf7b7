export const label = 'Lugha';
export const hint = 'Ya programu, barua pepe na taarifa zetu. Maneno ya watu hubaki jinsi walivyoyaandika.';
export const stays = 'Lugha imebaki ilivyokuwa';
