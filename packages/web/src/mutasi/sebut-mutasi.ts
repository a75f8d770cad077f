import type { Mutasi } from '@hadir/contract/mutasi/mutasi.ts';
import { LABEL_JENIS_MUTASI } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { formatTanggal } from '../kit/format/format.ts';

type Disebut = Pick<Mutasi, 'jenis' | 'asal' | 'tujuan' | 'tgl_mulai' | 'tgl_selesai'>;

/** What is being asked, before what comes of it: which kind, from where to where, and from when on. */
export function tanyaMutasi({ jenis, asal, tujuan, tgl_mulai, tgl_selesai }: Disebut): string {
  const ke = tujuan === null ? '' : ` ke ${tujuan}`;
  const sampai = tgl_selesai === null ? '' : `, hari terakhirnya ${formatTanggal(tgl_selesai)}`;
  const apa = `${LABEL_JENIS_MUTASI[jenis]} dari ${asal}${ke} mulai ${formatTanggal(tgl_mulai)}${sampai}`;
  return `${apa}. Yang terjadi pada tanggalnya, menurut keadaan hari ini:`;
}
