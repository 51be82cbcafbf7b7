// Sunday comes first, as `getUTCDay` counts.
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const shortWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
export const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

export const yesterday = 'yesterday';
export const today = 'today';
export const tomorrow = 'tomorrow';

/** A day and a time, as people say them: 'tomorrow 10:30', 'Tue 24 Nov 12:00'. */
export const moment = (day: string, time: string) => `${day} ${time}`;
/** A whole date and a time: 'Saturday, 28 November 2026 at 10:30'. */
export const dateAndTime = (date: string, time: string) => `${date} at ${time}`;
/** 'Saturday, 28 November', with the year or without. */
export const weekdayAndDate = (weekday: string, date: string) => `${weekday}, ${date}`;
