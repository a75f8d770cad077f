import * as z from 'zod';

/** What a backup says of itself: which migrations its rows stand on, and how many rows of which columns it holds. */
export const BackupManifest = z.object({
  dibuat_pada: z.iso.datetime(),
  migrasi: z.array(z.object({ nama: z.string(), checksum: z.string() })),
  tabel: z.array(z.object({ nama: z.string(), kolom: z.array(z.string()), baris: z.number().int() })),
});
export type BackupManifest = z.output<typeof BackupManifest>;

export const MANIFEST_FILE = 'manifest.json';
export const rowsFile = (table: string) => `${table}.copy.gz`;
