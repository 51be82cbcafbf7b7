/** The administrator's lists that can be taken as a file (docs/domain/permissions.md, "Lists as files"). */
export const exportedLists = ['requests', 'appointments', 'commissions'] as const;
export type ExportedList = (typeof exportedLists)[number];

/** Whatever the log tells was taken as a file: these lists, and the figures of the marketplace in two shapes. */
export const exportedFiles = [...exportedLists, 'analytics', 'report'] as const;
export type ExportedFile = (typeof exportedFiles)[number];
