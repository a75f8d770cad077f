import { parseWaktuLokal, type WaktuLokal } from '../waktu/waktu-lokal.ts';

/** One line of a machine's log: whose PIN, and what the machine's clock said. */
export type BarisMesin = { pin: string; waktu: WaktuLokal };

/** PIN, date and time, parted by tabs or blanks, a T between date and time in some; whatever follows is the machine's own. */
const BARIS = /^\s*([0-9A-Za-z_-]{1,24})\s+(\d{4}-\d{2}-\d{2})[ \tT]+(\d{1,2}:\d{2}(?::\d{2})?)(?=\s|$)/;

/** Reads one ATTLOG line of whichever dialect; null where it is none (aturan/perangkat#baris). */
export function parseBarisMesin(baris: string): BarisMesin | null {
  const [, pin, tanggal, jam = ''] = BARIS.exec(baris) ?? [];
  if (pin === undefined) return null;
  const waktu = parseWaktuLokal(`${tanggal} ${jam.indexOf(':') === 1 ? '0' : ''}${jam}`);
  return waktu === null ? null : { pin, waktu };
}
