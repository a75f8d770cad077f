import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import { SETUJUI, TOLAK, type Fakta, type Lembar } from './lembar-keputusan.ts';

/** The page of a request that is approved or refused, by its way as this approver sees it. */
export function toLembar(judul: string, fakta: readonly Fakta[], jalan: JalanPersetujuan, user_id: number): Lembar {
  const putusan = jalan.putusan.map(({ is_setuju, nama, keterangan }) => {
    const said = `${is_setuju ? 'disetujui' : 'ditolak'} oleh ${nama}`;
    return keterangan ? `${said}: ${keterangan}` : said;
  });
  return {
    judul,
    fakta: [...fakta, ...(putusan.length > 0 ? [{ label: 'Sudah diputuskan', isi: putusan, isLebar: true }] : [])],
    pilihan: [SETUJUI, TOLAK],
    urutan: jalan.urutan,
    jumlah_jenjang: jalan.penyetuju.find((one) => one.user_id === user_id)?.jumlah_jenjang ?? 1,
    isGiliran: jalan.is_giliran_saya,
  };
}
