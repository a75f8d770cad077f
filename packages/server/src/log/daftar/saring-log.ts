import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { epochMsOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import { toWaktuLokal } from '@hadir/rules/waktu/waktu-lokal.ts';

/** What of the log is asked for. */
export type Saring = {
  from?: Tanggal | undefined;
  to?: Tanggal | undefined;
  pelaku_id?: number | undefined;
  tentang_id?: number | undefined;
  kegiatan?: string | undefined;
  objek?: string | undefined;
  objek_id?: string | undefined;
  ip?: string | undefined;
  hasil?: 'berhasil' | 'ditolak' | undefined;
  /** Of a reader who finds only what he did himself. */
  is_sendiri?: boolean;
};

/** Whose log it is: an organisation's, a tenant's, or (both null) everybody's. */
export type MilikLog = { tenant_id: number | null; organisasi_id: number | null };

export type Rentang = { from: Tanggal; to: Tanggal | null; mulai: Date; sampai: Date | null };

/** The days that are meant, this month's unless said, and the moments between which they lie. */
export function rentangOf({ from, to }: Saring, today: Tanggal, zona: Zona): Rentang {
  const awal = from ?? `${(to ?? today).slice(0, 7)}-01`;
  const momentOf = (tanggal: Tanggal) => new Date(epochMsOf(toWaktuLokal(tanggal, 0), zona));
  return {
    from: awal,
    to: to ?? null,
    mulai: momentOf(awal),
    sampai: to === undefined ? null : momentOf(addDays(to, 1)),
  };
}
