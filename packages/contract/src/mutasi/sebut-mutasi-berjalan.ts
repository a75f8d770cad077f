import { LABEL_JENIS_MUTASI, type JenisMutasi } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import type { StatusAkses } from '@hadir/rules/kode/status-akses.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sebutTanggal } from '../kit/sebut-tanggal.ts';
import { LABEL_MUTASI } from './label-mutasi.ts';

type Berjalan = { jenis: JenisMutasi; tujuan: string | null; tgl_mulai: Tanggal; status: StatusAkses };

/** A transfer under way within a sentence: 'pindah ke MTsN 2 mulai 01-12-2026 (menunggu tujuan)'. */
export function sebutMutasiBerjalan({ jenis, tujuan, tgl_mulai, status }: Berjalan): string {
  const ke = tujuan === null ? '' : ` ke ${tujuan}`;
  return `${LABEL_JENIS_MUTASI[jenis].toLowerCase()}${ke} mulai ${sebutTanggal(tgl_mulai)} (${LABEL_MUTASI[status].toLowerCase()})`;
}
