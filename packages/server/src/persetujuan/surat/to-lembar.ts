import type { JalanPersetujuan, PutusanJenjang } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import { SETUJUI, TOLAK, type Fakta, type Lembar } from './lembar-keputusan.ts';

type Jalan<Putusan> = Omit<JalanPersetujuan, 'putusan'> & { putusan: readonly Putusan[] };

const sebutPutusan = ({ is_setuju }: PutusanJenjang): string => (is_setuju ? 'disetujui' : 'ditolak');

/**
 * The page of a request that is approved or refused, by its way as this approver sees it; `sebut` says what was decided, of
 * a kind that has more words for it.
 */
export function toLembar<Putusan extends PutusanJenjang>(
  judul: string,
  fakta: readonly Fakta[],
  jalan: Jalan<Putusan>,
  user_id: number,
  sebut: (putusan: Putusan) => string = sebutPutusan,
): Lembar {
  const putusan = jalan.putusan.map((one) => {
    const said = `${sebut(one)} oleh ${one.nama}`;
    return one.keterangan ? `${said}: ${one.keterangan}` : said;
  });
  return {
    judul,
    fakta: [...fakta, ...(putusan.length > 0 ? [{ label: 'Sudah diputuskan', isi: putusan, isLebar: true }] : [])],
    pilihan: [SETUJUI, TOLAK],
    urutan: jalan.urutan,
    versi: jalan.versi,
    jumlah_jenjang: jalan.penyetuju.find((one) => one.user_id === user_id)?.jumlah_jenjang ?? 1,
    isGiliran: jalan.is_giliran_saya,
  };
}
