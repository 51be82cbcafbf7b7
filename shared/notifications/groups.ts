/** The subjects by which notices are filtered and choices are listed, in this order. */
export const noticeGroups = [
  'offers',
  'requests',
  'viewings',
  'messages',
  'saved-cars',
  'cars',
  'commissions',
  'platform',
  'account',
] as const;
export type NoticeGroup = (typeof noticeGroups)[number];
