import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { requireRentang } from '../platform/kit/require-rentang.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import type { HariLiburRow } from './hari-libur.queries.ts';

export type HariLiburInput = {
  nama: string;
  jenis?: HariLibur['jenis'] | undefined;
  tgl_mulai: string;
  tgl_selesai?: string | null | undefined;
  status: HariLibur['status'];
  is_potong_saldo: boolean;
};

/** A holiday as it is stored; refuses a range of more than a year. */
export function toHariLiburRow({ organisasi }: MilikCtx, input: HariLiburInput): HariLiburRow {
  const { nama, jenis = organisasi ? 'organisasi' : 'tenant', tgl_mulai, status, is_potong_saldo } = input;
  const tgl_selesai = input.tgl_selesai ?? tgl_mulai;
  const rentang = { tgl_awal: tgl_mulai, tgl_akhir: tgl_selesai };
  requireRentang(rentang, { field: 'tgl_selesai', pesan: 'Hari libur paling lama satu tahun' });
  if (jenis === 'tenant' && organisasi) throw refuseField('jenis', 'Hari libur induk dibuat oleh admin induk');
  if (jenis === 'organisasi' && !organisasi) throw refuseField('jenis', 'Hari libur instansi dibuat di instansinya');
  if (is_potong_saldo && jenis !== 'cuti bersama') {
    throw refuseField('is_potong_saldo', 'Hanya cuti bersama yang dapat memotong saldo cuti');
  }
  return { nama, jenis, tgl_mulai, tgl_selesai, status, is_potong_saldo };
}
