import type { HasilImpor } from '@hadir/contract/presensi/impor-presensi.ts';
import { parseAttlog, type AttlogFault, type AttlogScan } from '@hadir/rules/presensi/attlog.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu-lokal.ts';

/** A scan of a known member. */
export type ScanAnggota = Pick<AttlogScan, 'waktu'> & { user_id: number };

export type LogMesin = {
  scans: ScanAnggota[];
  hasil: Omit<HasilImpor, 'baru' | 'sudah_ada'>;
};

const PALING_BANYAK = 500;

const ALASAN: Record<AttlogFault['alasan'], string> = {
  kolom_kurang: 'Kolom kurang: baris harus berisi PIN dan waktu yang dipisahkan tab',
  pin_kosong: 'PIN kosong',
  waktu_tidak_sah: 'Waktu tidak dapat dibaca atau tidak ada di kalender',
};

/** What a machine's log holds for members with these PINs; unknown PINs are counted and never guessed. */
export function readLogMesin(content: Uint8Array, userByPin: ReadonlyMap<string, number>): LogMesin {
  // Machines write ASCII or an 8-bit code; digits are the same in all of them.
  const { scans, faults, berulang } = parseAttlog(Buffer.from(content).toString('latin1'));
  const known: ScanAnggota[] = [];
  const foreign = new Map<string, number>();
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { pin, waktu } of scans) {
    first = Math.min(first, waktu);
    last = Math.max(last, waktu);
    const user_id = userByPin.get(pin);
    if (user_id === undefined) foreign.set(pin, (foreign.get(pin) ?? 0) + 1);
    else known.push({ user_id, waktu });
  }
  return {
    scans: known,
    hasil: {
      baris: scans.length + berulang,
      berulang,
      anggota: new Set(known.map(({ user_id }) => user_id)).size,
      tgl_awal: scans.length > 0 ? tanggalOfWaktu(first) : null,
      tgl_akhir: scans.length > 0 ? tanggalOfWaktu(last) : null,
      pin_asing: [...foreign].slice(0, PALING_BANYAK).map(([pin, jumlah]) => ({ pin: pin.slice(0, 40), jumlah })),
      jumlah_pin_asing: foreign.size,
      baris_rusak: faults.slice(0, PALING_BANYAK).map(({ baris, alasan }) => ({ baris, alasan: ALASAN[alasan] })),
      jumlah_baris_rusak: faults.length,
    },
  };
}
