import { formatJarakWajah } from '../../kit/format/format-jarak-wajah.ts';
import type { Kepercayaan } from '@hadir/contract/presensi/kepercayaan/kepercayaan.ts';
import { formatJarak } from '../../kit/format/format-jarak.ts';
import { formatAngka, formatHariTanggal } from '../../kit/format/format.ts';

type Butir = Kepercayaan['butir'][number];

/** What speaks against an event, in a sentence. */
export const sebutButir = (butir: Butir): string => SEBUT[butir.jenis](butir);

const SEBUT: Record<Butir['jenis'], (butir: Butir) => string> = {
  lokasi_palsu: () => 'Perangkatnya melaporkan lokasi tiruan.',
  lompatan: ({ jarak_meter, detik }) =>
    `${formatJarak(jarak_meter ?? 0)} dari tempatnya terakhir, ${sebutLama(detik ?? 0)} sebelumnya: tidak mungkin secepat itu.`,
  foto_sama: ({ tanggal }) => `Fotonya sama dengan fotonya pada ${formatHariTanggal(tanggal ?? '')}.`,
  wajah_beda: ({ jarak_wajah, ambang_wajah }) =>
    `Wajah di swafotonya tidak cocok dengan yang terdaftar: jarak ${formatJarakWajah(jarak_wajah ?? 0)}, ambang ${formatJarakWajah(ambang_wajah ?? 0)}.`,
  persis_sama: ({ hari }) =>
    `Titik lokasinya sama sampai angka terakhir pada ${hari ?? 0} hari sebelumnya; lokasi ponsel yang sungguhan selalu bergeser sedikit.`,
  akurasi: ({ jarak_meter }) => `Lokasinya hanya diketahui sampai ${formatJarak(jarak_meter ?? 0)}.`,
  jam_ragu: () => 'Diambil luring, dan jam perangkatnya tidak dapat dipastikan.',
  terlambat_dikirim: () => 'Perangkatnya tersambung sesudah jam itu, tetapi presensinya baru dikirim kemudian.',
  jam_bergeser: ({ detik }) =>
    `Jam perangkatnya ${(detik ?? 0) > 0 ? 'tertinggal' : 'mendahului'} ${sebutLama(Math.abs(detik ?? 0))}.`,
};

function sebutLama(detik: number): string {
  if (detik < 60) return `${detik} detik`;
  return detik < 3600 ? `${Math.round(detik / 60)} menit` : `${formatAngka(Math.round(detik / 360) / 10)} jam`;
}
