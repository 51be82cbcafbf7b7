import * as z from 'zod/mini';

/** What names all other files of a backup, and follows them, by its name in it. */
export const manifestName = 'manifest.json';

/** What a backup says of itself (docs/domain/backups.md, "What a backup holds"). */
export const manifest = z.object({
  format: z.literal(1),
  made_at: z.string(),
  /** The last migration of its database. */
  schema: z.string(),
  /** How many rows it has of each table. */
  tables: z.record(z.string(), z.number()),
  /** How many files of photos it has, and how many were removed while it was made. */
  photos: z.number(),
  missing: z.number(),
  /** The SHA-256 of every other file in it, by name. */
  parts: z.record(z.string(), z.string()),
});
export type Manifest = z.output<typeof manifest>;
