import type { WaktuLokal } from '../../waktu/waktu-lokal.ts';
import { isTahunTertulis } from '../../waktu/tahun-tertulis.ts';
import { parseWaktuLokal, tanggalOfWaktu } from '../../waktu/waktu-lokal.ts';

/** One scan as a ZKTeco or Solution machine logs it. */
export type AttlogScan = { baris: number; pin: string; waktu: WaktuLokal; columns: readonly string[] };

/** A line that could not be read, with its number counted from 1. */
export type AttlogFault = { baris: number; alasan: 'kolom_kurang' | 'pin_kosong' | 'waktu_tidak_sah' };

/**
 * Reads one ATTLOG line (PIN, local date and time, four more columns, tab-separated, an end of line of either kind);
 * null for a blank one. A machine's wrong clock is read as it stands: whether its day counts is for the engine to say. A year
 * that no clock shows is no time.
 */
export function parseAttlogLine(line: string, baris: number): AttlogScan | AttlogFault | null {
  if (line.trim() === '') return null;
  const [pin, waktuText, ...columns] = line.split('\t').map((column) => column.trim());
  if (pin === undefined || waktuText === undefined) return { baris, alasan: 'kolom_kurang' };
  if (pin === '') return { baris, alasan: 'pin_kosong' };
  const waktu = parseWaktuLokal(waktuText);
  if (waktu === null || !isTahunTertulis(tanggalOfWaktu(waktu))) return { baris, alasan: 'waktu_tidak_sah' };
  return { baris, pin, waktu, columns };
}

/** Reads a whole log; a line that repeats PIN and time is one scan, the first. */
export function parseAttlog(text: string): { scans: AttlogScan[]; faults: AttlogFault[]; berulang: number } {
  const scans = new Map<string, AttlogScan>();
  const faults: AttlogFault[] = [];
  let berulang = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const parsed = parseAttlogLine(line, index + 1);
    if (parsed === null) continue;
    if ('alasan' in parsed) {
      faults.push(parsed);
      continue;
    }
    const key = `${parsed.pin} ${parsed.waktu}`;
    if (scans.has(key)) berulang += 1;
    else scans.set(key, parsed);
  }
  return { scans: [...scans.values()], faults, berulang };
}
