import { sebutPotongan } from './sebut-potongan.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { LABEL_PELANGGARAN } from './label-pelanggaran.ts';
import { KATA_SUMBER } from './kata-sumber.ts';
import type { JenisSkor, KategoriHari } from '@hadir/rules/kehadiran/hari/skor-presensi.ts';
import type { HariKehadiran } from '@hadir/rules/kehadiran/hari/hari-kehadiran.ts';
import type {
  AlasanSisih,
  Penjelasan,
  PenjelasanEvent,
  PenjelasanGangguan,
} from '@hadir/rules/kehadiran/hari/penjelasan.ts';
import type { SebabDitinjau } from '@hadir/rules/presensi/ketukan/sebab-ditinjau.ts';
import { SEBUTAN_LAPISAN } from './sebutan-lapisan.ts';
import { kalimatKlaim } from './kalimat-klaim.ts';
import { pukul, pukulTepat } from './pukul.ts';
import { sebutDurasi } from './sebut-durasi.ts';
import { sebutNamaJadwal } from './sebut-nama-jadwal.ts';

/** What of a day the sentences are made from, in the app's and in the printed form alike. */
export type HariDijelaskan = Pick<
  HariKehadiran,
  | 'status'
  | 'kerja_libur_menit'
  | 'terlambat_menit'
  | 'pulang_cepat_menit'
  | 'durasi_menit'
  | 'tidak_lengkap'
  | 'potongan'
  | 'penjelasan'
>;

const ALASAN: Record<AlasanSisih, string> = {
  menunggu_tinjauan: 'masih menunggu tinjauan operator',
  ditolak: 'ditolak operator',
  dihapus: 'disisihkan operator',
  dibatalkan: 'permintaannya dibatalkan',
  di_luar_keanggotaan: 'di luar masa keanggotaan',
  di_luar_jendela: 'di luar rentang waktu presensi',
  pengulangan: 'pengulangan dari presensi datang',
};

const SEBAB: Record<SebabDitinjau, string> = {
  jam: 'diambil luring tanpa jam yang dapat dipastikan',
  tersambung: 'perangkatnya tersambung sesudah jam itu tetapi baru mengirimnya kemudian',
  tempat: 'di luar lokasi presensi',
  lokasi_palsu: 'perangkatnya memakai lokasi palsu',
  cara: 'dibaca kios dengan cara yang sudah diganti',
  pergi: 'anggotanya sudah tidak aktif pada hari itu',
  dilepas: 'kiosnya sedang dilepas saat itu',
  diimpor_sendiri: 'diimpor anggotanya sendiri',
  mesin_sendiri: 'dari mesin yang didaftarkan atau diubah anggotanya sendiri sesudahnya',
  mesin_terbuka: 'milik operator, dikirim lama sesudahnya atas nama mesin yang alamatnya tidak dibatasi',
};

const STATUS: Record<HariKehadiran['status'], string> = {
  hadir: 'Hari ini dihitung hadir.',
  absen: 'Tidak ada presensi yang dihitung sampai rentang waktu presensi ditutup, jadi hari ini dihitung absen.',
  cuti: 'Hari ini dihitung cuti, jadi tidak ada keterlambatan atau presensi yang kurang.',
  libur: 'Hari ini dihitung libur.',
  terbuka: 'Belum ada presensi, dan rentang waktu presensi belum ditutup. Hari ini belum dihitung.',
};

/** Why the day came to what it did, as sentences in the order in which it was judged ("Kenapa?"). */
export function listKalimatPenjelasan(hari: HariDijelaskan): string[] {
  const { penjelasan } = hari;
  return [
    kalimatJadwal(penjelasan),
    ...kalimatCuti(penjelasan),
    ...penjelasan.events.map((event) => kalimatEvent(event)),
    ...penjelasan.klaim.map((klaim) => kalimatKlaim(klaim)),
    ...penjelasan.gangguan.map((row) => kalimatGangguan(row)),
    ...kalimatMenit(hari),
    STATUS[hari.status],
    ...(hari.kerja_libur_menit > 0 ? [`Kerja pada hari libur ${sebutDurasi(hari.kerja_libur_menit)}.`] : []),
    ...penjelasan.kategori.map(kalimatKategori),
    ...(penjelasan.kategori.length > 1 ? [`Potongan hari ini ${sebutPotongan(hari.potongan)}.`] : []),
  ];
}

const PELANGGARAN: Record<JenisSkor, string> = { ...LABEL_PELANGGARAN, pulang_cepat: 'Pulang lebih cepat' };

/** The rule that the cut is by: what happened, what it is counted as, and what that costs. */
function kalimatKategori({ jenis, menit, nama, potongan }: KategoriHari): string {
  const lama = menit === null ? '' : ` ${menit} menit`;
  return `${PELANGGARAN[jenis]}${lama} dihitung ${nama}, potongan ${sebutPotongan(potongan)}.`;
}

function kalimatJadwal({ jam, libur, lapisan }: Penjelasan): string {
  const dari = lapisan ? SEBUTAN_LAPISAN[lapisan.lapisan] : '';
  if (jam) {
    const due = jam.tipe_jadwal === TIPE_JADWAL.fleksibel ? `, ${sebutDurasi(jam.durasi)} kerja di antara` : '';
    return `${sebutNamaJadwal(jam.nama)}${due} ${pukul(jam.masuk * 60)} sampai ${pukul(jam.pulang * 60)} berlaku menurut ${dari}.`;
  }
  if (libur?.sebab === 'hari_libur') return `Tidak ada kewajiban kerja karena hari libur: ${libur.nama}.`;
  if (libur?.sebab === 'hari_bebas') return `Tidak ada kewajiban kerja pada hari ini menurut ${dari}.`;
  if (libur?.sebab === 'ditutup')
    return 'Tidak ada presensi, tetapi instansi sedang ditutup pada jam kerja hari ini, jadi tidak dinilai absen.';
  return 'Belum ada jam kerja yang ditetapkan untuk tanggal ini.';
}

function kalimatCuti({ cuti }: Penjelasan): string[] {
  if (!cuti) return [];
  if (!cuti.setengah_hari) return [`${cuti.kategori} yang disetujui mencakup hari ini.`];
  return [
    `${cuti.kategori} yang disetujui mengambil setengah hari (${cuti.setengah_hari}); yang dinilai jam kerja selebihnya.`,
  ];
}

function kalimatEvent(event: PenjelasanEvent): string {
  const presensi = `Presensi pukul ${pukulTepat(event.detik)} dari ${KATA_SUMBER[event.sumber].kalimat}`;
  if (event.sebagai === 'disisihkan') {
    const catatan = event.catatan === undefined ? '' : ` (${event.catatan})`;
    const sebab = event.sebab?.length ? `, sebab ${event.sebab.map((one) => SEBAB[one]).join(' dan ')}` : '';
    return `${presensi} tidak dihitung: ${ALASAN[event.alasan]}${sebab}${catatan}.`;
  }
  return `${presensi} dipakai sebagai ${event.sebagai}.`;
}

function kalimatGangguan({ alasan, dari, sampai, memaafkan }: PenjelasanGangguan): string {
  const saat = `Gangguan (${alasan}) pukul ${pukul(dari * 60)} sampai ${pukul(sampai * 60)}`;
  if (memaafkan === 'terlambat') return `${saat}: datang dihitung seolah pada awal gangguan.`;
  return `${saat}: presensi ${memaafkan === 'tanpa_masuk' ? 'datang' : 'pulang'} yang tidak ada dimaafkan.`;
}

function kalimatMenit({ terlambat_menit, pulang_cepat_menit, durasi_menit, tidak_lengkap }: HariDijelaskan): string[] {
  return [
    ...(terlambat_menit > 0 ? [`Terlambat ${terlambat_menit} menit.`] : []),
    ...(pulang_cepat_menit > 0 ? [`Pulang lebih cepat ${pulang_cepat_menit} menit.`] : []),
    ...(tidak_lengkap ? [`Presensi ${tidak_lengkap === 'masuk' ? 'datang' : 'pulang'} tidak ada.`] : []),
    ...(durasi_menit > 0 ? [`Lama kerja ${sebutDurasi(durasi_menit)}, istirahat tidak dihitung.`] : []),
  ];
}
