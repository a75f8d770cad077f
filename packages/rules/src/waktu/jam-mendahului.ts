/** A machine's clock may be ahead by so much: what it says beyond has not happened. */
export const JAM_MENDAHULUI_MS = 600_000;
