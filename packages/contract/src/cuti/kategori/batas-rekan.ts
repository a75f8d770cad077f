import * as z from 'zod/mini';

/** How many of a group, the one who asks among them, may be away on one day, and what becomes of a request beyond it. */
export const BatasRekan = z
  .object({
    tindakan: z.enum(['ingatkan', 'tolak']),
    satuan: z.enum(['orang', 'persen']),
    nilai: z.int().check(z.minimum(1), z.maximum(1000)),
  })
  .check(
    z.refine(({ satuan, nilai }) => satuan === 'orang' || nilai <= 100, {
      error: 'Isi persen antara 1 dan 100',
      path: ['nilai'],
    }),
  );
export type BatasRekan = z.output<typeof BatasRekan>;
