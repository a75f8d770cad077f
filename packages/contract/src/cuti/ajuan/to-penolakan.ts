import { sebutBulan } from '../../kit/sebut-bulan.ts';
import { sebutRentang, sebutTanggal } from '../../kit/sebut-tanggal.ts';
import { sebutRekanPenuh } from './rekan-penuh.ts';
import type { AjuanRefusal } from '@hadir/rules/cuti/ajuan/check-ajuan-cuti.ts';
import type { CUTI_ERRORS } from '../cuti-errors.ts';
import { sebutAngka } from '../../kit/angka/sebut-angka.ts';

export type Penolakan = { code: keyof typeof CUTI_ERRORS; details: Record<string, unknown> };

/** The refusal of the catalogue that a rule's reason stands for: the same sentence before sending and after. */
export function toPenolakan(
  refusal: AjuanRefusal,
  { nama, gender }: { nama: string; gender: 'L' | 'P' | null },
): Penolakan {
  switch (refusal.reason) {
    case 'kategori_inactive':
      return { code: 'cuti.kategori_inactive', details: { nama } };
    case 'gender_mismatch':
      return { code: 'cuti.gender_mismatch', details: { nama, gender: gender === 'P' ? 'perempuan' : 'laki-laki' } };
    case 'not_asked_for':
      return { code: 'cuti.not_asked_for', details: { nama } };
    case 'setengah_hari_not_allowed':
      return { code: 'cuti.setengah_hari', details: { nama } };
    case 'frozen':
      return { code: 'cuti.frozen', details: { bulan: sebutBulan(refusal.tanggal.slice(0, 7)) } };
    case 'too_late':
    case 'too_soon':
      return { code: `cuti.${refusal.reason}`, details: { paling_awal: sebutTanggal(refusal.paling_awal) } };
    case 'saldo_short':
      return {
        code: 'cuti.saldo_short',
        details: { needed: sebutAngka(refusal.needed), sisa: sebutAngka(refusal.sisa) },
      };
    case 'too_long':
      return { code: 'cuti.too_long', details: { nama, hari: sebutAngka(refusal.hari), maks_hari: refusal.maks_hari } };
    case 'lampiran_required':
      return { code: 'cuti.lampiran_required', details: { nama, mulai_hari: refusal.mulai_hari } };
    case 'no_counted_day':
      return { code: 'cuti.no_counted_day', details: {} };
    case 'group_full':
      return { code: 'cuti.rekan_penuh', details: { tentang: sebutRekanPenuh({ ...refusal, kategori: nama }) } };
    case 'overlapping':
      return { code: 'cuti.overlaps', details: { cuti_id: refusal.cuti_id, rentang: sebutRentang(refusal) } };
  }
}
