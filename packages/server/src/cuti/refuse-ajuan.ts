import type { KategoriCuti } from '@hadir/contract/cuti/kategori-cuti.contract.ts';
import type { AjuanRefusal } from '@hadir/rules/cuti/check-ajuan-cuti.ts';
import { Refusal, refuseField } from '../http/refusal.ts';

/** The answer that the rule's refusal stands for. */
export function refuseAjuan(refusal: AjuanRefusal, { nama, gender }: Pick<KategoriCuti, 'nama' | 'gender'>): Refusal {
  switch (refusal.reason) {
    case 'range_reversed':
      return refuseField('tgl_akhir', 'Tanggal akhir tidak boleh sebelum tanggal awal');
    case 'kategori_inactive':
      return new Refusal('cuti.kategori_inactive', { nama });
    case 'gender_mismatch':
      return new Refusal('cuti.gender_mismatch', { nama, gender: gender === 'P' ? 'perempuan' : 'laki-laki' });
    case 'setengah_hari_not_allowed':
      return new Refusal('cuti.setengah_hari', { nama });
    case 'too_late':
    case 'too_soon':
      return new Refusal(`cuti.${refusal.reason}`, { paling_awal: toHariBulanTahun(refusal.paling_awal) });
    case 'saldo_short':
      return new Refusal('cuti.saldo_short', { needed: sebut(refusal.needed), sisa: sebut(refusal.sisa) });
    case 'too_long':
      return new Refusal('cuti.too_long', { nama, hari: sebut(refusal.hari), maks_hari: refusal.maks_hari });
    case 'lampiran_required':
      return new Refusal('cuti.lampiran_required', { nama, mulai_hari: refusal.mulai_hari });
    case 'no_counted_day':
      return new Refusal('cuti.no_counted_day');
    case 'overlapping':
      return new Refusal('cuti.overlapping', { cuti_id: refusal.cuti_id });
  }
}

const toHariBulanTahun = (tanggal: string) => tanggal.split('-').toReversed().join('-');
const sebut = (hari: number) => hari.toLocaleString('id-ID');
