import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { toPenolakan } from '@hadir/contract/cuti/ajuan/to-penolakan.ts';
import type { AjuanRefusal } from '@hadir/rules/cuti/ajuan/check-ajuan-cuti.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

/** The answer that the rule's refusal stands for. */
export function refuseAjuan(refusal: AjuanRefusal, kategori: Pick<KategoriCuti, 'nama' | 'gender'>): Refusal {
  const { code, details } = toPenolakan(refusal, kategori);
  return new Refusal(code, details);
}
