/**
 * Why an event waits for review: the instant that it claims rests on no trustworthy clock; its device was in contact
 * after that instant and did not send it; it was made outside the locations or nowhere known; its device feigns its place.
 */
export const SEBAB_DITINJAU = ['jam', 'tersambung', 'tempat', 'lokasi_palsu'] as const;
export type SebabDitinjau = (typeof SEBAB_DITINJAU)[number];
