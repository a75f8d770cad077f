/**
 * Why an event waits for review: the instant that it claims rests on no trustworthy clock; its device was in contact
 * after that instant and did not send it; it was made outside the locations or nowhere known; its device feigns its place;
 * a kiosk read it in a way that it is no longer set to; its member had left or was put out of use; a tablet read it while
 * it was nobody's kiosk; its member brought it himself, in a log that he imported or from a machine that he registered or
 * changed since; or can have, late and from a machine that is heard from any address.
 */
export const SEBAB_DITINJAU = [
  'jam',
  'tersambung',
  'tempat',
  'lokasi_palsu',
  'cara',
  'pergi',
  'dilepas',
  'diimpor_sendiri',
  'mesin_sendiri',
  'mesin_terbuka',
] as const;
export type SebabDitinjau = (typeof SEBAB_DITINJAU)[number];
