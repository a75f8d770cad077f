import type { LapisanJadwal } from '../../jadwal/berlaku/lapisan-jadwal.ts';
import type { JamKerja } from '../../jadwal/jam/jam-kerja.ts';
import type { StatusPresensi } from '../../kode/status-presensi.ts';
import { SUMBER_PRESENSI } from '../../presensi/ketukan/event-presensi.ts';
import { SEBAB_DITINJAU } from '../../presensi/ketukan/sebab-ditinjau.ts';
import type { HariKehadiran } from './hari-kehadiran.ts';
import type { AlasanSisih, Penjelasan, PenjelasanEvent, PenjelasanGangguan } from './penjelasan.ts';
import type { KategoriHari } from './skor-presensi.ts';

// A code is the place of its word in these lists: words are added at their end and never taken away.
const SEBAGAI = ['datang', 'istirahat', 'pulang', 'disisihkan'] as const;
const ALASAN = [
  'menunggu_tinjauan',
  'ditolak',
  'dihapus',
  'dibatalkan',
  'di_luar_keanggotaan',
  'di_luar_jendela',
  'pengulangan',
] as const satisfies readonly AlasanSisih[];
const LIBUR = ['tanpa_jadwal', 'hari_bebas', 'ditutup'] as const;
const SETENGAH = ['pagi', 'siang'] as const;
const MEMAAFKAN = ['terlambat', 'tanpa_masuk', 'tanpa_pulang'] as const;

type EventRingkas = [
  presensi_id: number,
  detik: number,
  sumber: number,
  sebagai: number,
  /** Its status, or why it is set aside. */
  kode: number | null,
  catatan?: string | null,
  sebab?: number[],
];
type Jam = JamKerja;
type JamRingkas = [
  nama: Jam['nama'],
  tipe_jadwal: Jam['tipe_jadwal'],
  masuk: number,
  pulang: number,
  durasi: number,
  toleransi_masuk: number,
  toleransi_pulang: number,
  buka: number,
  tutup: number,
  mulai?: number,
  selesai?: number,
];
type KlaimRingkas = [presensi_klaim_id: number, sehari: 0 | 1, masuk: number | null, pulang: number | null];
type GangguanRingkas = [gangguan_id: number, alasan: string, dari: number, sampai: number, memaafkan: number];

/** In this order; what is missing at the end is empty. */
type Isi = [
  events: EventRingkas[],
  lapisan_id?: number | null,
  jam?: JamRingkas | null,
  /** A code, or the holiday by number and name. */
  libur?: number | [number, string] | null,
  setengah_hari?: number | null,
  klaim?: KlaimRingkas[] | null,
  gangguan?: GangguanRingkas[] | null,
];

/** What a day keeps of its explanation: names in columns that reports read too, the rest as codes and numbers. */
export type PenjelasanTersimpan = {
  penjelasan_ringkas: string;
  kategori: readonly KategoriHari[] | null;
  kategori_cuti: string | null;
  /** The kinds of the claims, in their order. */
  klaim: readonly string[] | null;
};

/** What the day itself holds of it already. */
type Hari = Pick<HariKehadiran, 'jadwal_id' | 'cuti_id'> & { lapisan: string | null };

/** A day's explanation in its shortest writing; `bukaPenjelasan` reads it back (aturan/kehadiran#penjelasan). */
export function ringkasPenjelasan(penjelasan: Penjelasan): PenjelasanTersimpan {
  const { events, lapisan, jam, libur, cuti, klaim, gangguan, kategori } = penjelasan;
  const isi = [
    events.map(ringkasEvent),
    lapisan && lapisan.id,
    jam && ringkasJam(jam),
    libur && (libur.sebab === 'hari_libur' ? [libur.hari_libur_id, libur.nama] : LIBUR.indexOf(libur.sebab)),
    cuti?.setengah_hari ? SETENGAH.indexOf(cuti.setengah_hari) : null,
    klaim.map(({ presensi_klaim_id, sehari, masuk, pulang }) => [presensi_klaim_id, sehari ? 1 : 0, masuk, pulang]),
    gangguan.map(({ gangguan_id, alasan, dari, sampai, memaafkan }) => {
      return [gangguan_id, alasan, dari, sampai, MEMAAFKAN.indexOf(memaafkan)];
    }),
  ];
  while (isi.length > 1 && isEmpty(isi.at(-1))) isi.pop();
  return {
    penjelasan_ringkas: JSON.stringify(isi),
    kategori: kategori.length > 0 ? kategori : null,
    kategori_cuti: cuti?.kategori ?? null,
    klaim: klaim.length > 0 ? klaim.map(({ jenis }) => jenis) : null,
  };
}

/** The explanation of a day as it was before it was shortened. */
export function bukaPenjelasan(tersimpan: PenjelasanTersimpan, hari: Hari): Penjelasan {
  const isi = JSON.parse(tersimpan.penjelasan_ringkas) as Isi | Penjelasan;
  if (!Array.isArray(isi)) return isi;
  const [events, lapisan_id, jam, libur, setengah_hari, klaim, gangguan] = isi;
  const { kategori, kategori_cuti } = tersimpan;
  return {
    lapisan: isNone(lapisan_id) ? null : { lapisan: hari.lapisan as LapisanJadwal, id: lapisan_id },
    jam: jam ? bukaJam(jam, hari.jadwal_id) : null,
    libur: bukaLibur(libur),
    events: events.map(bukaEvent),
    cuti:
      kategori_cuti === null || hari.cuti_id === null
        ? null
        : {
            cuti_id: hari.cuti_id,
            kategori: kategori_cuti,
            setengah_hari: isNone(setengah_hari) ? null : wordOf(SETENGAH, setengah_hari),
          },
    klaim: (klaim ?? []).map(([presensi_klaim_id, sehari, masuk, pulang], index) => {
      return { presensi_klaim_id, jenis: tersimpan.klaim?.[index] ?? '', sehari: sehari === 1, masuk, pulang };
    }),
    gangguan: (gangguan ?? []).map(([gangguan_id, alasan, dari, sampai, memaafkan]): PenjelasanGangguan => {
      return { gangguan_id, alasan, dari, sampai, memaafkan: wordOf(MEMAAFKAN, memaafkan) };
    }),
    kategori: kategori ?? [],
  };
}

function ringkasEvent(event: PenjelasanEvent): EventRingkas {
  const { presensi_id, detik, sumber, sebagai } = event;
  const base = [presensi_id, detik, SUMBER_PRESENSI.indexOf(sumber), SEBAGAI.indexOf(sebagai)] as const;
  if (event.sebagai !== 'disisihkan') return [...base, event.status];
  const { alasan, catatan = null, sebab } = event;
  const kode = ALASAN.indexOf(alasan);
  if (sebab) return [...base, kode, catatan, sebab.map((one) => SEBAB_DITINJAU.indexOf(one))];
  return catatan === null ? [...base, kode] : [...base, kode, catatan];
}

function bukaEvent([presensi_id, detik, sumber, sebagai, kode, catatan, sebab]: EventRingkas): PenjelasanEvent {
  const base = { presensi_id, detik, sumber: wordOf(SUMBER_PRESENSI, sumber) };
  const peran = wordOf(SEBAGAI, sebagai);
  if (peran !== 'disisihkan') return { ...base, sebagai: peran, status: kode as StatusPresensi | null };
  return {
    ...base,
    sebagai: peran,
    alasan: wordOf(ALASAN, kode ?? 0),
    ...(isNone(catatan) ? {} : { catatan }),
    ...(sebab ? { sebab: sebab.map((one) => wordOf(SEBAB_DITINJAU, one)) } : {}),
  };
}

function ringkasJam(jam: Jam): JamRingkas {
  const { nama, tipe_jadwal, masuk, pulang, durasi, toleransi_masuk, toleransi_pulang, buka, tutup, istirahat } = jam;
  const hours = [nama, tipe_jadwal, masuk, pulang, durasi, toleransi_masuk, toleransi_pulang, buka, tutup] as const;
  return istirahat ? [...hours, istirahat.mulai, istirahat.selesai] : [...hours];
}

function bukaJam(jam: JamRingkas, jadwal_id: number | null): Jam {
  const [nama, tipe_jadwal, masuk, pulang, durasi, toleransi_masuk, toleransi_pulang, buka, tutup, mulai, selesai] =
    jam;
  const istirahat = mulai === undefined || selesai === undefined ? null : { mulai, selesai };
  const hours = { masuk, pulang, istirahat, durasi, toleransi_masuk, toleransi_pulang, buka, tutup };
  return { jadwal_id: jadwal_id ?? 0, nama, tipe_jadwal, ...hours };
}

function bukaLibur(libur: Isi[3]): Penjelasan['libur'] {
  if (isNone(libur)) return null;
  if (typeof libur === 'number') return { sebab: wordOf(LIBUR, libur) };
  const [hari_libur_id, nama] = libur;
  return { sebab: 'hari_libur', hari_libur_id, nama };
}

const isNone = (value: unknown): value is null | undefined => value === null || value === undefined;
const isEmpty = (value: unknown) => isNone(value) || (Array.isArray(value) && value.length === 0);

/** Nothing but `ringkasPenjelasan` writes codes, so that each has its word. */
const wordOf = <const Words extends readonly string[]>(words: Words, code: number): Words[number] =>
  words[code] as Words[number];
