/** On the button of a form that is being sent. */
export const oneMoment = 'One moment…';
