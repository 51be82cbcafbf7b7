export const changedElsewhere = 'Your profile was changed elsewhere meanwhile. Please look at what is saved now, then save again.';
export const changedTooOften = 'You have changed your profile a lot in the last hour.';
