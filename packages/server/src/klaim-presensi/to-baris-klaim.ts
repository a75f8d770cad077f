import type { IsiKlaim } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { checkIsiKlaim, type SalahIsiKlaim } from '@hadir/rules/klaim-presensi/check-isi-klaim.ts';
import { requireRentang } from '../platform/kit/require-rentang.ts';
import { refuseField } from '../platform/kit/refusal.ts';
import type { BarisKlaim } from './klaim-presensi.queries.ts';

const KALIMAT: Record<SalahIsiKlaim, string> = {
  tanpa_jam: 'Isi jam datang, jam pulang, atau pilih hadir sehari penuh',
  sehari_berjam: 'Hadir sehari penuh tidak memakai jam',
};

/** What was sent as a claim says it. Refuses (422) too long a range, and one that asks for nothing or for both. */
export function toBarisKlaim(isi: IsiKlaim): BarisKlaim {
  const { jenis, tgl_mulai, sehari, keterangan } = isi;
  const tgl_selesai = isi.tgl_selesai ?? tgl_mulai;
  const [jam_masuk, jam_pulang] = [isi.jam_masuk ?? null, isi.jam_pulang ?? null];
  requireRentang({ tgl_awal: tgl_mulai, tgl_akhir: tgl_selesai }, { field: 'tgl_selesai' });
  const salah = checkIsiKlaim({ sehari, jam_masuk, jam_pulang });
  if (salah) throw refuseField('jam_masuk', KALIMAT[salah]);
  return { jenis, tgl_mulai, tgl_selesai, sehari, jam_masuk, jam_pulang, keterangan };
}
