export const required = 'Mahali panahitajika';
export const tooShort = 'Jina la mahali lazima liwe na herufi 2 au zaidi';
export const tooLong = 'Jina la mahali ni refu mno';
