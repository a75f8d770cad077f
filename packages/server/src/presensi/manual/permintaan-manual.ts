import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { Permintaan } from '../../persetujuan/jalan/persetujuan-upward.ts';
import { findManual } from './presensi-manual.queries.ts';

/** Requests with a selfie as their ways see them. */
export const permintaanManual: Permintaan = {
  sebutan: { ajuan: 'presensi swafoto', permohonan: 'permohonan presensi swafoto' },
  antrean: 'persetujuan?bagian=presensi_manual',
  isLewatTautan: false,
  isBerlaku: () => Promise.resolve(true),
  async sebut(ctx, presensi_manual_id) {
    const manual = await findManual(ctx, presensi_manual_id);
    if (!manual) return undefined;
    const { anggota, tanggal, jam } = manual;
    const hari = sebutTanggal(tanggal);
    return {
      nama: anggota.nama,
      hari,
      tentang: `${hari} pukul ${jam}`,
      layar: 'presensiManual',
      // That screen is the operators'; a member sees his own on its day.
      layarPemilik: `riwayat-hadir-user?rinci=${anggota.user_id}_${tanggal}`,
    };
  },
};
