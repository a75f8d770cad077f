import type { Jalan } from '../../persetujuan/jalan/jalan.queries.ts';
import { mailHasil, type Hasil } from '../../persetujuan/surat/mail-hasil.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { TindakanRiwayat } from '../dasar/riwayat-cuti.queries.ts';

type Terjadi = {
  tindakan: TindakanRiwayat | 'dihapus';
  /** Whether it is leave now, on other dates than those asked for. */
  isDiubah?: boolean;
  /** Whether words were written with it. They stand in the product only: they are often about health (decision 0461). */
  hasAlasan?: boolean;
};

/** What reads otherwise behind 'Cuti Ani' than in a history. */
const SEBUTAN: Partial<Record<Terjadi['tindakan'], string>> = {
  'hari dikembalikan': 'dikembalikan sebagian harinya',
  'perubahan ditolak': 'tidak jadi: perubahan tanggalnya tidak diterima',
};
/** What nobody had asked for is told with who did it, and what is gone is not led to. */
const LAIN: Partial<Record<Terjadi['tindakan'], Partial<Hasil>>> = {
  ditarik: { isMenyebutPelaku: true },
  dihapus: { isMenyebutPelaku: true, layar: 'riwayatcuti' },
};
const ALASAN = 'Alasannya tertulis di halaman ajuan itu.';
const DIUBAH = 'Tanggalnya lain dari yang Anda ajukan. Bila tidak cocok, tolak perubahannya dari halaman ajuan.';

/** Tells what was just done with a request for leave, as its history says it; `jalan` is its way, where it was just read. */
export async function mailHasilCuti(
  ctx: OrganisasiCtx,
  cuti_id: number,
  { tindakan, isDiubah = false, hasAlasan = false }: Terjadi,
  jalan?: Jalan,
): Promise<void> {
  const terjadi = SEBUTAN[tindakan] ?? tindakan;
  const tambahan = [isDiubah ? DIUBAH : '', hasAlasan ? ALASAN : ''].filter(Boolean).join(' ');
  const hasil: Hasil = { terjadi, ...(tambahan && { tambahan }), ...LAIN[tindakan] };
  await mailHasil(ctx, { untuk: 'cuti', objek_id: cuti_id }, hasil, jalan);
}
