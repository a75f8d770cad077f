import * as z from 'zod/mini';

/** Whose rights, and which year's book. */
export const TahunCuti = z.int().check(z.minimum(2000), z.maximum(2200));
