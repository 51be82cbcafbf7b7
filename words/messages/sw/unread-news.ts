export const heading = 'Jumbe mpya';
export const aboutCar = (car: string, count: number) => `${car} · mpya ${count}`;
export const viewMore = (count: number) => (count === 1 ? 'Ona mazungumzo 1 zaidi' : `Ona mazungumzo ${count} zaidi`);
