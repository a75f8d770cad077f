import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { sebutRentang } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { Permintaan } from '../persetujuan/jalan/persetujuan-upward.ts';
import { countKlaimBeku } from './dasar/klaim-beku.queries.ts';
import { findKlaim } from './klaim-presensi.queries.ts';

/** Claims as their ways see them. */
export const permintaanKlaim: Permintaan = {
  sebutan: { ajuan: 'ubah presensi', permohonan: 'permohonan ubah presensi' },
  antrean: 'persetujuan?bagian=klaim',
  isLewatTautan: true,
  isBerlaku: () => Promise.resolve(true),
  countBeku: countKlaimBeku,
  async sebut(ctx, presensi_klaim_id) {
    const klaim = await findKlaim(ctx, presensi_klaim_id);
    if (!klaim) return undefined;
    const { anggota, tgl_mulai, tgl_selesai } = klaim;
    const [satu, lain] = anggota;
    const hari = sebutRentang({ tgl_awal: tgl_mulai, tgl_akhir: tgl_selesai });
    const nama = satu && !lain ? satu.nama : `${sebutAngka(anggota.length)} anggota`;
    return { nama, hari, tentang: hari, layar: `klaimPresensi/${presensi_klaim_id}` };
  },
};
