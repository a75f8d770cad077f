import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { checkAjuanCuti, type FaktaPemohon } from '@hadir/rules/cuti/ajuan/check-ajuan-cuti.ts';
import type { Ajuan } from './ajuan.queries.ts';
import { refuseAjuan } from './refuse-ajuan.ts';

type Dinilai = Pick<Ajuan, 'tgl_awal' | 'tgl_akhir' | 'setengah_hari' | 'lampiran'>;

/** Refuses a request that cannot be asked for. */
export function requireLayak(
  ajuan: Dinilai,
  { kategori, fakta }: { kategori: KategoriCuti; fakta: FaktaPemohon },
): void {
  const refusal = checkAjuanCuti({ ...ajuan, has_lampiran: ajuan.lampiran !== null }, kategori, fakta);
  if (refusal) throw refuseAjuan(refusal, kategori);
}
