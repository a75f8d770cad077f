import type { KeadaanKirim } from '@hadir/contract/verval/kirim/kirim-verval.contract.ts';
import { formatAngka } from '../../kit/format/format.ts';

type SebutSaat = (instant: string) => string;

/** What came of the month's last sending, or what has to be done before the first. */
export function sebutKiriman(keadaan: KeadaanKirim, sebut: SebutSaat): string {
  const { koreksi } = keadaan;
  const ulang =
    koreksi > 0
      ? ` ${formatAngka(koreksi)} anggota akan dikirim lagi sebagai koreksi, karena bulannya pernah dibuka.`
      : '';
  return sebutTerakhir(keadaan, sebut) + ulang;
}

function sebutTerakhir({ menunggu, pekerjaan }: KeadaanKirim, sebut: SebutSaat): string {
  if (!pekerjaan) {
    return menunggu === 0
      ? 'Belum ada yang dapat dikirim. Verifikasi kehadirannya dahulu.'
      : `${formatAngka(menunggu)} anggota terverifikasi dan belum dikirim.`;
  }
  const { hasil, pesan, oleh, selesai_pada, dibuat_pada } = pekerjaan;
  const kapan = `Pengiriman terakhir ${sebut(selesai_pada ?? dibuat_pada)}${oleh ? ` oleh ${oleh}` : ''}`;
  if (!hasil) return `${kapan} tidak selesai: ${pesan ?? 'terjadi kesalahan pada sistem'}.`;
  const { diterima, ditolak, tanpa_identitas = 0 } = hasil;
  const ditolakSimpatika = ditolak > 0 ? ` dan ${formatAngka(ditolak)} ditolak Simpatika` : '';
  const tanpa = tanpa_identitas > 0 ? ` ${formatAngka(tanpa_identitas)} anggota tidak dikirim karena tanpa NUPTK.` : '';
  return `${kapan}: ${formatAngka(diterima + ditolak)} anggota dikirim, ${formatAngka(diterima)} diterima${ditolakSimpatika}.${tanpa}`;
}

/** Who stays behind when all are sent, by name. */
export function sebutTanpaIdentitas({ jumlah, anggota }: KeadaanKirim['tanpa_identitas']): string {
  const lainnya = jumlah > anggota.length ? [`dan ${formatAngka(jumlah - anggota.length)} lainnya`] : [];
  const nama = [...anggota.map((one) => one.nama), ...lainnya].join(', ');
  return `Tidak ikut terkirim karena tanpa NUPTK: ${nama}.`;
}
