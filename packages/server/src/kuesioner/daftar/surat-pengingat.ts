import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { Surat } from '../../platform/mail/surat.ts';

type Isi = {
  nama: string;
  judul: string;
  organisasi: string;
  tgl_selesai: string | null;
  is_anonim: boolean;
  tautan: string;
};

/** A reminder of a questionnaire that has not been answered. */
export function suratPengingat({
  nama,
  judul,
  organisasi,
  tgl_selesai,
  is_anonim,
  tautan,
}: Isi): Omit<Surat, 'kepada'> {
  const sampai = tgl_selesai === null ? '' : ` Kuesioner ini dibuka sampai ${sebutTanggal(tgl_selesai)}.`;
  const anonim = is_anonim ? ['Jawaban Anda anonim: tidak ada yang dapat mengetahui jawaban siapa.', ''] : [];
  const teks = [
    `Yth. ${nama},`,
    '',
    `${organisasi} menunggu jawaban Anda atas kuesioner "${judul}".${sampai}`,
    '',
    ...anonim,
    'Jawab di sini:',
    tautan,
  ].join('\n');
  return { judul: `Kuesioner menunggu jawaban Anda: ${judul}`, teks };
}
