import { parseAttlog, type AttlogFault } from '@hadir/rules/presensi/impor/attlog.ts';
import { tanggalOfWaktu, type WaktuLokal } from '@hadir/rules/waktu/waktu-lokal.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { LogMesin } from './read-log-mesin.ts';

/** The scans column by column: numbers go from one thread to another as they are. */
export type LogTerurai = { user_id: Int32Array; waktu: Float64Array; hasil: LogMesin['hasil'] };

/** So many unreadable lines and unknown PINs are told one by one. */
const PALING_BANYAK = 500;
/** A machine remembers a hundred thousand scans or two. */
const BARIS_MAKS = 500_000;
const NEWLINE = 10;

const ALASAN: Record<AttlogFault['alasan'], string> = {
  kolom_kurang: 'Kolom kurang: baris harus berisi PIN dan waktu yang dipisahkan tab',
  pin_kosong: 'PIN kosong',
  waktu_tidak_sah: 'Waktu tidak dapat dibaca atau tidak ada di kalender',
};

type Log = {
  content: Uint8Array;
  userByPin: ReadonlyMap<string, number>;
  /** What the clocks of the place show at the most: a line beyond it has not happened (aturan/presensi#log-mesin). */
  sampai: WaktuLokal;
};

/** What a machine's log holds for members with these PINs; unknown PINs are counted and never guessed. */
export async function parseLogMesin({ content, userByPin, sampai }: Log): Promise<LogTerurai> {
  let lines = 0;
  for (const byte of content) if (byte === NEWLINE) lines += 1;
  if (lines > BARIS_MAKS) throw new Refusal('impor.too_many_rows', { maks: BARIS_MAKS });
  // Machines write ASCII or an 8-bit code; digits are the same in all of them.
  const { scans, faults, berulang } = parseAttlog(Buffer.from(content).toString('latin1'));
  const known: { user_id: number; waktu: number }[] = [];
  const foreign = new Map<string, number>();
  let di_depan = 0;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { pin, waktu } of scans) {
    if (waktu > sampai) {
      di_depan += 1;
      continue;
    }
    first = Math.min(first, waktu);
    last = Math.max(last, waktu);
    const user_id = userByPin.get(pin);
    if (user_id === undefined) foreign.set(pin, (foreign.get(pin) ?? 0) + 1);
    else known.push({ user_id, waktu });
  }
  return {
    user_id: Int32Array.from(known, (scan) => scan.user_id),
    waktu: Float64Array.from(known, (scan) => scan.waktu),
    hasil: {
      baris: scans.length + berulang,
      berulang,
      anggota: new Set(known.map(({ user_id }) => user_id)).size,
      di_depan,
      tgl_awal: first <= last ? tanggalOfWaktu(first) : null,
      tgl_akhir: first <= last ? tanggalOfWaktu(last) : null,
      pin_asing: [...foreign].slice(0, PALING_BANYAK).map(([pin, jumlah]) => ({ pin: pin.slice(0, 40), jumlah })),
      jumlah_pin_asing: foreign.size,
      baris_rusak: faults.slice(0, PALING_BANYAK).map(({ baris, alasan }) => ({ baris, alasan: ALASAN[alasan] })),
      jumlah_baris_rusak: faults.length,
    },
  };
}

declare module '../../platform/workers/tasks.ts' {
  interface Tasks {
    readLogMesin: typeof parseLogMesin;
  }
}
