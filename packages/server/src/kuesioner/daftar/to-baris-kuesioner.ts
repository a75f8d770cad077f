import { KALIMAT_TANPA_ANGGOTA } from '@hadir/contract/anggota/daftar/kalimat-tanpa-anggota.ts';
import type { kuesioner } from '@hadir/contract/kuesioner/daftar/kuesioner.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { pertanyaanOf } from '@hadir/rules/kuesioner/pertanyaan.ts';
import { refuseField } from '../../platform/kit/refusal.ts';

type Isi = Input<typeof kuesioner.addKuesioner>;

/** What was sent as the row and the audience that it becomes. Refuses (422) an audience without anybody. */
export function toBarisKuesioner(isi: Isi) {
  const { judul, keterangan, bagian, is_anonim, sasaran, ucapan, is_sekali_perangkat } = isi;
  const [tgl_mulai, tgl_selesai] = [isi.tgl_mulai ?? null, isi.tgl_selesai ?? null];
  const group_ids = sasaran === 'grup' ? [...new Set(isi.group_ids)] : [];
  const user_ids = sasaran === 'anggota' ? [...new Set(isi.user_ids)] : [];
  if (sasaran === 'grup' && group_ids.length === 0) throw refuseField('group_ids', 'Pilih paling sedikit satu grup');
  if (sasaran === 'anggota' && user_ids.length === 0) throw refuseField('user_ids', KALIMAT_TANPA_ANGGOTA);
  const baris = {
    judul,
    keterangan,
    bagian: JSON.stringify(bagian),
    jumlah_pertanyaan: pertanyaanOf(bagian).length,
    is_anonim,
    sasaran,
    ucapan,
    is_sekali_perangkat,
    tgl_mulai,
    tgl_selesai,
  };
  return { baris, siapa: { group_ids, user_ids } };
}
