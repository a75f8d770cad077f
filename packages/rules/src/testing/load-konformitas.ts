import type { CutiBerlaku } from '../cuti/saldo/cuti-hari.ts';
import type { Gangguan } from '../kehadiran/hari/gangguan.ts';
import type { FaktaAnggota, FaktaOrganisasi } from '../kehadiran/fakta-kehadiran.ts';
import { parseMenit, type Menit } from '../waktu/jam.ts';
import { TIPE_JADWAL, type BarisJadwal, type Jadwal } from '../jadwal/jam/jadwal.ts';
import type { JadwalKerja, JadwalShift, PolaKerja, TukarShift } from '../jadwal/jam/fakta-jadwal.ts';
import type { KlaimPresensi } from '../kehadiran/hari/klaim-presensi.ts';
import { parseAttlog } from '../presensi/impor/attlog.ts';
import type { EventPresensi } from '../presensi/ketukan/event-presensi.ts';
import type { JenisSkor, SkorPresensi } from '../kehadiran/hari/skor-presensi.ts';
import type { HariPekan, TanggalRange } from '../waktu/tanggal.ts';
import { parseWaktuLokal } from '../waktu/waktu-lokal.ts';
import { parseCsv } from './parse-csv.ts';
import { toTukarShift } from './to-tukar-shift.ts';

type Row = Record<string, string>;
type JadwalJson = {
  nama: string;
  tipe: keyof typeof TIPE_JADWAL;
  toleransi_masuk: number;
  toleransi_pulang: number;
  buka_masuk: number;
  tutup_pulang: number;
  ikut_libur: boolean;
  baris: BarisJson | Record<string, BarisJson>;
};
type BarisJson = {
  jam_masuk: string;
  jam_pulang: string;
  istirahat_mulai?: string;
  istirahat_selesai?: string;
  durasi_menit?: number;
};
type PolaJson = Record<'nama' | 'target' | 'untuk' | 'tgl_acuan' | 'tgl_mulai' | 'tgl_selesai', string> & {
  no: number;
  siklus: string[];
};

/** A month to agree on, as facts: the organisation's, each member's by PIN, and what the days must come to. */
export type Konformitas = {
  bulan: TanggalRange;
  organisasi: FaktaOrganisasi;
  anggota: ReadonlyMap<string, FaktaAnggota>;
  harapan: readonly Row[];
  /** PINs on the machine that no member has. */
  pinAsing: readonly string[];
};

const HARI = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'];

/** Reads the files of a conformance folder, given by name. */
export function loadKonformitas(file: (name: string) => string): Konformitas {
  const csv = (name: string) => parseCsv(file(name));
  const { jeda_menit, bulan } = JSON.parse(file('organisasi.json')) as {
    jeda_menit: number;
    bulan: { dari: string; sampai: string };
  };
  const jadwal = (JSON.parse(file('jadwal.json')) as JadwalJson[]).map(toJadwal);
  const idOf = (nama: string) => jadwal.find((row) => row.nama === nama)?.jadwal_id ?? null;
  const grupIds = [...new Set(csv('anggota.csv').map((row) => row.grup))];
  const group_id = (nama: string | undefined) => grupIds.indexOf(nama);

  const jadwalKerja = csv('jadwal-kerja.csv').map((row) => ({
    row,
    fakta: toJadwalKerja(row, idOf(row.jadwal ?? '') ?? 0),
  }));
  const polaKerja = (JSON.parse(file('pola-kerja.json')) as PolaJson[]).map((row) => ({
    row,
    fakta: toPola(row, idOf),
  }));
  const roster = csv('jadwal-shift.csv').map((row, index) => ({
    pin: row.pin,
    fakta: { jadwal_shift_id: index, tanggal: row.tanggal ?? '', jadwal_id: idOf(row.jadwal ?? '') },
  }));
  const { scans } = parseAttlog(file('1_attlog.dat'));
  const members = csv('anggota.csv');
  const pins = new Set(members.map((row) => row.pin));

  const rosterOf = (pin: string | undefined) => roster.filter((row) => row.pin === pin).map((row) => row.fakta);
  const anggota = members.map((member): [string, FaktaAnggota] => [
    member.pin ?? '',
    {
      keanggotaan: [toBerlaku(member)],
      grup: [{ ...toBerlaku(member), group_id: group_id(member.grup) }],
      jadwalKerja: jadwalKerja
        .filter(({ row }) => row.target === 'anggota' && row.untuk === member.pin)
        .map(({ fakta }) => fakta),
      polaKerja: polaKerja
        .filter(({ row }) => row.target === 'anggota' && row.untuk === member.pin)
        .map(({ fakta }) => fakta),
      jadwalShift: rosterOf(member.pin),
      tukarShift: csv('tukar-shift.csv').flatMap((row, index) => tukarShiftOf(row, index, member.pin ?? '', rosterOf)),
      events: scans.filter((scan) => scan.pin === member.pin).map((scan) => toEvent(scan.baris, scan.waktu)),
      klaim: csv('klaim.csv')
        .filter((row) => row.status === 'disetujui' && row.pin?.split(' ').includes(member.pin ?? ''))
        .map(toKlaim),
      cuti: csv('cuti.csv').flatMap((row, index) =>
        row.pin === member.pin && row.status === '13' ? [toCuti(row, index)] : [],
      ),
    },
  ]);

  return {
    bulan: { tgl_awal: bulan.dari, tgl_akhir: bulan.sampai },
    organisasi: {
      jadwal,
      jadwalKerja: jadwalKerja.filter(({ row }) => row.target === 'organisasi').map(({ fakta }) => fakta),
      jadwalKerjaGrup: jadwalKerja
        .filter(({ row }) => row.target === 'grup')
        .map(({ row, fakta }) => ({ ...fakta, group_id: group_id(row.untuk) })),
      polaKerjaGrup: polaKerja
        .filter(({ row }) => row.target === 'grup')
        .map(({ row, fakta }) => ({ ...fakta, group_id: group_id(row.untuk) })),
      jadwalBawaan: [],
      hariLibur: csv('hari-libur.csv').map((row, index) => ({
        hari_libur_id: index,
        nama: row.nama ?? '',
        tgl_mulai: row.tgl_mulai ?? '',
        tgl_selesai: row.tgl_selesai || (row.tgl_mulai ?? ''),
      })),
      skorPresensi: csv('skor-presensi.csv').map(toSkor),
      gangguan: csv('gangguan.csv').flatMap((row, index) =>
        row.status === 'disetujui' ? [toGangguan(row, index)] : [],
      ),
      pengaturan: [{ tgl_mulai: '1970-01-01', tgl_selesai: null, jeda_menit }],
    },
    anggota: new Map(anggota),
    harapan: csv('harapan.csv'),
    pinAsing: [...new Set(scans.map((scan) => scan.pin))].filter((pin) => !pins.has(pin)),
  };
}

const menit = (text: string | undefined): Menit | null => parseMenit(text ?? '');
const waktu = (text: string | undefined) => parseWaktuLokal(text ?? '') ?? 0;
const number = (text: string | undefined) => (text ? Number(text) : null);
const toBerlaku = (row: Row) => ({ tgl_mulai: row.tgl_mulai ?? '', tgl_selesai: row.tgl_selesai || null });

function toJadwal(json: JadwalJson, index: number): Jadwal {
  const { tipe, baris, ...fields } = json;
  return {
    ...fields,
    jadwal_id: index + 1,
    tipe_jadwal: TIPE_JADWAL[tipe],
    tgl_mulai: '1970-01-01',
    tgl_selesai: null,
    baris:
      tipe === 'shift'
        ? [toBaris(0, baris as BarisJson)]
        : Object.entries(baris as Record<string, BarisJson>).map(([hari, row]) =>
            toBaris((HARI.indexOf(hari) + 1) as HariPekan, row),
          ),
  };
}

function toBaris(hari: HariPekan | 0, row: BarisJson): BarisJadwal {
  return {
    hari,
    jam_masuk: menit(row.jam_masuk) ?? 0,
    jam_pulang: menit(row.jam_pulang) ?? 0,
    istirahat_mulai: menit(row.istirahat_mulai),
    istirahat_selesai: menit(row.istirahat_selesai),
    durasi_menit: row.durasi_menit ?? null,
  };
}

function toJadwalKerja(row: Row, jadwal_id: number): JadwalKerja {
  return { ...toBerlaku(row), setting_jadwal_id: Number(row.no), jadwal_id, status: Number(row.status) };
}

function toPola(row: PolaJson, idOf: (nama: string) => number | null): PolaKerja {
  return {
    ...toBerlaku(row as unknown as Row),
    pola_kerja_id: row.no,
    siklus: row.siklus.map(idOf),
    tgl_acuan: row.tgl_acuan,
  };
}

function tukarShiftOf(
  row: Row,
  index: number,
  pin: string,
  rosterOf: (pin: string | undefined) => readonly JadwalShift[],
): TukarShift[] {
  if (row.status !== 'disetujui' || (row.pin_a !== pin && row.pin_b !== pin)) return [];
  const swap = { tukar_shift_id: index, tanggal_a: row.tanggal_a ?? '', tanggal_b: row.tanggal_b ?? '' };
  return toTukarShift(swap, rosterOf(row.pin_a === pin ? row.pin_b : row.pin_a));
}

function toEvent(presensi_id: number, at: number): EventPresensi {
  return { presensi_id, waktu: at, sumber: 'mesin', tahan: null };
}

function toKlaim(row: Row): KlaimPresensi {
  return {
    presensi_klaim_id: Number(row.no),
    jenis: row.jenis ?? '',
    tgl_mulai: row.tgl_mulai ?? '',
    tgl_selesai: row.tgl_selesai ?? '',
    sehari: row.sehari === '1',
    jam_masuk: menit(row.jam_masuk),
    jam_pulang: menit(row.jam_pulang),
  };
}

function toCuti(row: Row, index: number): CutiBerlaku {
  return {
    cuti_id: index,
    kategori: row.kategori ?? '',
    hitungan: row.hitungan === 'kalender' ? 'kalender' : 'kerja',
    setengah_hari: null,
    tgl_awal: row.tgl_awal ?? '',
    tgl_akhir: row.tgl_akhir ?? '',
  };
}

function toSkor(row: Row, index: number): SkorPresensi {
  return {
    skor_presensi_id: index,
    nama: row.kode ?? '',
    jenis: row.jenis as JenisSkor,
    menit_dari: number(row.menit_dari),
    menit_sampai: number(row.menit_sampai),
    potongan: Number(row.potongan),
    pemilik: 'organisasi',
    tgl_mulai: row.berlaku_dari ?? '',
    tgl_selesai: row.berlaku_sampai || null,
  };
}

function toGangguan(row: Row, index: number): Gangguan {
  return { gangguan_id: index, dari: waktu(row.dari), sampai: waktu(row.sampai), alasan: row.alasan ?? '' };
}
