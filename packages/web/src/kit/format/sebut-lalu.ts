const MENIT = 60_000;
const JAM = 60 * MENIT;
const HARI = 24 * JAM;
/** After that the date says more. */
const PALING_LAMA = 7 * HARI;

/** 'baru saja', '3 menit lalu', '2 jam lalu', '5 hari lalu'; null for what is longer ago, or to come. */
export function sebutLalu(pada: string, kiniMs: number): string | null {
  const lama = kiniMs - Date.parse(pada);
  // The device's clock may be a little behind the server's.
  if (lama < -MENIT || lama >= PALING_LAMA) return null;
  if (lama < MENIT) return 'baru saja';
  if (lama < JAM) return `${Math.floor(lama / MENIT)} menit lalu`;
  if (lama < HARI) return `${Math.floor(lama / JAM)} jam lalu`;
  return `${Math.floor(lama / HARI)} hari lalu`;
}
