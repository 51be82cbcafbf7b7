export const weekdays = ['Jumapili', 'Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi'];
export const shortWeekdays = ['Jpili', 'Jtatu', 'Jnne', 'Jtano', 'Alh', 'Ijm', 'Jmosi'];
export const months = [
  ...['Januari', 'Februari', 'Machi', 'Aprili', 'Mei', 'Juni'],
  ...['Julai', 'Agosti', 'Septemba', 'Oktoba', 'Novemba', 'Desemba'],
];
export const shortMonths = ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ago', 'Sep', 'Okt', 'Nov', 'Des'];

export const yesterday = 'jana';
export const today = 'leo';
export const tomorrow = 'kesho';

// Spoken time begins at six: '14:00' with its part of the day can't be heard as another hour.
export const moment = (day: string, time: string) => `${day} ${time} ${partOfDay(Number(time.slice(0, 2)))}`;
export const dateAndTime = (date: string, time: string) => `${date}, ${time} ${partOfDay(Number(time.slice(0, 2)))}`;
export const weekdayAndDate = (weekday: string, date: string) => `${weekday}, ${date}`;

function partOfDay(hour: number): string {
  if (hour < 5 || hour > 18) return 'usiku';
  if (hour < 12) return 'asubuhi';
  return hour < 16 ? 'mchana' : 'jioni';
}
