import * as z from 'zod/mini';

/** Where work that waits stands in the queue of all: 1 comes next. */
export const Antrean = z.object({
  urutan: z.int(),
  /** Seconds until it should be done; null while none of its kind was done before. */
  sisa_detik: z.nullable(z.int()),
});
export type Antrean = z.output<typeof Antrean>;
