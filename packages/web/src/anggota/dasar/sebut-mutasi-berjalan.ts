import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { LABEL_MUTASI } from '@hadir/contract/mutasi/label-mutasi.ts';
import { LABEL_JENIS_MUTASI } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { formatTanggal } from '../../kit/format/format.ts';

type Berjalan = NonNullable<Anggota['mutasi_berjalan']>;

/** A transfer under way within a sentence: 'pindah ke MTsN 2 mulai 01-12-2026 (menunggu tujuan)'. */
export function sebutMutasiBerjalan({ jenis, tujuan, tgl_mulai, status }: Berjalan): string {
  const ke = tujuan === null ? '' : ` ke ${tujuan}`;
  return `${LABEL_JENIS_MUTASI[jenis].toLowerCase()}${ke} mulai ${formatTanggal(tgl_mulai)} (${LABEL_MUTASI[status].toLowerCase()})`;
}
