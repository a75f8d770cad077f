import { STATUS_RECORD } from '../kode/status-record.ts';
import type { CutiBerlaku } from '../cuti/saldo/cuti-hari.ts';
import { parseJam, parseMenit } from '../waktu/jam.ts';
import { TIPE_JADWAL, type BarisJadwal, type Jadwal } from '../jadwal/jam/jadwal.ts';
import type { JadwalKerja } from '../jadwal/jam/fakta-jadwal.ts';
import type { Gangguan } from '../kehadiran/hari/gangguan.ts';
import type { FaktaAnggota, FaktaOrganisasi } from '../kehadiran/fakta-kehadiran.ts';
import type { KlaimPresensi } from '../kehadiran/hari/klaim-presensi.ts';
import type { EventPresensi } from '../presensi/ketukan/event-presensi.ts';
import type { SkorPresensi } from '../kehadiran/hari/skor-presensi.ts';
import type { HariPekan, Tanggal } from '../waktu/tanggal.ts';
import { parseWaktuLokal, toWaktuLokal } from '../waktu/waktu-lokal.ts';

const SELALU = { tgl_mulai: '2000-01-01', tgl_selesai: null };

/** Minutes since midnight of 'HH:mm'; hours past 23 are the next day's. */
function jam(text: string): number {
  return Number(text.slice(0, 2)) * 60 + (parseMenit(`00:${text.slice(3)}`) ?? 0);
}

type Jam = { masuk: string; pulang: string; istirahat?: [string, string]; durasi?: number };

function baris(hari: HariPekan | 0, { masuk, pulang, istirahat, durasi }: Jam): BarisJadwal {
  return {
    hari,
    jam_masuk: jam(masuk),
    jam_pulang: jam(pulang),
    istirahat_mulai: istirahat ? jam(istirahat[0]) : null,
    istirahat_selesai: istirahat ? jam(istirahat[1]) : null,
    durasi_menit: durasi ?? null,
  };
}

const TOLERANSI = { toleransi_masuk: 0, toleransi_pulang: 0, buka_masuk: 120, tutup_pulang: 240 };

/** A shift that holidays do not touch. */
export function shift(jadwal_id: number, hours: Jam, of: Partial<Jadwal> = {}): Jadwal {
  const common = { ...SELALU, ...TOLERANSI, jadwal_id, nama: `Shift ${jadwal_id}`, ikut_libur: false };
  return { ...common, tipe_jadwal: TIPE_JADWAL.shift, baris: [baris(0, hours)], ...of };
}

/** Regular hours, Monday to Saturday unless other weekdays are named; on Sunday libur. */
export function reguler(jadwal_id: number, hours: Jam, of: Partial<Jadwal> & { pekan?: HariPekan[] } = {}): Jadwal {
  const { pekan = [1, 2, 3, 4, 5, 6], ...rest } = of;
  const common = { ...SELALU, ...TOLERANSI, jadwal_id, nama: `Reguler ${jadwal_id}`, ikut_libur: true };
  return { ...common, tipe_jadwal: TIPE_JADWAL.reguler, baris: pekan.map((hari) => baris(hari, hours)), ...rest };
}

export function fleksibel(jadwal_id: number, hours: Jam & { durasi: number }, of: Partial<Jadwal> = {}): Jadwal {
  return reguler(jadwal_id, hours, {
    tipe_jadwal: TIPE_JADWAL.fleksibel,
    nama: `Fleksibel ${jadwal_id}`,
    buka_masuk: 0,
    tutup_pulang: 60,
    ...of,
  });
}

export function jadwalKerja(setting_jadwal_id: number, jadwal_id: number, of: Partial<JadwalKerja> = {}): JadwalKerja {
  return { ...SELALU, status: STATUS_RECORD.aktif, setting_jadwal_id, jadwal_id, ...of };
}

/** An event at 'YYYY-MM-DD HH:mm[:ss]'. */
export function scan(presensi_id: number, at: string, of: Partial<EventPresensi> = {}): EventPresensi {
  return { presensi_id, waktu: parseWaktuLokal(at) ?? Number.NaN, sumber: 'mesin', tahan: null, ...of };
}

/** Events of one date at times of its own; a time past 23 is the next day's. */
export function scans(tanggal: Tanggal, ...times: string[]): EventPresensi[] {
  return times.map((text, index) => {
    const detik = (parseJam(`00${text.slice(2)}`) ?? Number.NaN) + Number(text.slice(0, 2)) * 3600;
    return { presensi_id: index + 1, waktu: toWaktuLokal(tanggal, detik), sumber: 'mesin', tahan: null };
  });
}

export function klaim(
  presensi_klaim_id: number,
  tanggal: Tanggal,
  of: { sehari?: true; masuk?: string; pulang?: string },
): KlaimPresensi {
  return {
    presensi_klaim_id,
    jenis: 'dinas luar',
    tgl_mulai: tanggal,
    tgl_selesai: tanggal,
    sehari: of.sehari ?? false,
    jam_masuk: of.masuk === undefined ? null : jam(of.masuk),
    jam_pulang: of.pulang === undefined ? null : jam(of.pulang),
  };
}

export function cuti(cuti_id: number, tgl_awal: Tanggal, of: Partial<CutiBerlaku> = {}): CutiBerlaku {
  return {
    cuti_id,
    kategori: 'Cuti tahunan',
    hitungan: 'kerja',
    setengah_hari: null,
    tgl_awal,
    tgl_akhir: tgl_awal,
    ...of,
  };
}

export function gangguan(gangguan_id: number, dari: string, sampai: string): Gangguan {
  return {
    gangguan_id,
    alasan: 'Mesin mati',
    dari: parseWaktuLokal(dari) ?? Number.NaN,
    sampai: parseWaktuLokal(sampai) ?? Number.NaN,
  };
}

/** A band of minutes, or for the jenis without minutes none. */
export function skor(
  skor_presensi_id: number,
  jenis: SkorPresensi['jenis'],
  potongan: number,
  of: Partial<SkorPresensi> = {},
): SkorPresensi {
  const menit = { menit_dari: null, menit_sampai: null };
  return {
    ...SELALU,
    ...menit,
    skor_presensi_id,
    nama: `K${skor_presensi_id}`,
    jenis,
    potongan,
    pemilik: 'organisasi',
    ...of,
  };
}

/** An organisation whose members all work the first of its jadwal. */
export function organisasi(jadwal: readonly Jadwal[], of: Partial<FaktaOrganisasi> = {}): FaktaOrganisasi {
  return {
    jadwal,
    jadwalKerja: jadwal.slice(0, 1).map((row) => jadwalKerja(1, row.jadwal_id)),
    jadwalKerjaGrup: [],
    polaKerjaGrup: [],
    jadwalBawaan: [],
    hariLibur: [],
    skorPresensi: [],
    gangguan: [],
    pengaturan: [],
    ...of,
  };
}

export function anggota(of: Partial<FaktaAnggota> = {}): FaktaAnggota {
  return {
    keanggotaan: [SELALU],
    grup: [],
    jadwalKerja: [],
    polaKerja: [],
    jadwalShift: [],
    tukarShift: [],
    events: [],
    klaim: [],
    cuti: [],
    ...of,
  };
}
