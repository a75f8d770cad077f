import * as z from 'zod/mini';

/** What a decision on a request answers: the level and the version that were read. */
export const Dijawab = {
  /** The level that it is meant for: refused when another has decided it meanwhile. */
  urutan: z.optional(z.int()),
  /** Refused when the request was sent again or changed since; left out, the first. */
  versi: z.optional(z.int()),
};
