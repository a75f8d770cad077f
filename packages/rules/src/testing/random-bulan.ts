import { STATUS_RECORD } from '../kode/status-record.ts';
import * as fc from 'fast-check';
import type { CutiBerlaku } from '../cuti/saldo/cuti-hari.ts';
import { TIPE_JADWAL, type BarisJadwal, type Jadwal } from '../jadwal/jam/jadwal.ts';
import type { Gangguan } from '../kehadiran/hari/gangguan.ts';
import type { FaktaAnggota, FaktaOrganisasi } from '../kehadiran/fakta-kehadiran.ts';
import type { KlaimPresensi } from '../kehadiran/hari/klaim-presensi.ts';
import { SUMBER_PRESENSI, type EventPresensi } from '../presensi/ketukan/event-presensi.ts';
import { JENIS_SKOR, type SkorPresensi } from '../kehadiran/hari/skor-presensi.ts';
import { addDays, type Berlaku, type HariPekan, type TanggalRange } from '../waktu/tanggal.ts';
import { toWaktuLokal, type WaktuLokal } from '../waktu/waktu-lokal.ts';
import { SEHARI_DETIK, SEHARI_MENIT } from '../waktu/sehari.ts';

/** The month that random facts are about. */
export const BULAN: TanggalRange = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31' };

export type RandomBulan = { organisasi: FaktaOrganisasi; anggota: FaktaAnggota; sekarang: WaktuLokal };

const id = fc.integer({ min: 1, max: 4 });
const jadwalId = fc.option(id);
const quarter = fc.integer({ min: 0, max: 95 }).map((n) => n * 15);
const tanggal = fc.integer({ min: -4, max: 34 }).map((day) => addDays(BULAN.tgl_awal, day));
const range = fc
  .tuple(tanggal, fc.integer({ min: 0, max: 12 }))
  .map(([mulai, days]) => ({ mulai, selesai: addDays(mulai, days) }));
const berlaku: fc.Arbitrary<Berlaku> = fc
  .tuple(range, fc.boolean())
  .map(([{ mulai, selesai }, isOpen]) => ({ tgl_mulai: mulai, tgl_selesai: isOpen ? null : selesai }));

const baris = (hari: HariPekan | 0): fc.Arbitrary<BarisJadwal> =>
  fc
    .tuple(quarter, fc.constantFrom(240, 420, 480, 720, SEHARI_MENIT), fc.boolean())
    .map(([jam_masuk, length, hasBreak]) => ({
      hari,
      jam_masuk,
      jam_pulang: (jam_masuk + length) % SEHARI_MENIT,
      istirahat_mulai: hasBreak ? (jam_masuk + 120) % SEHARI_MENIT : null,
      istirahat_selesai: hasBreak ? (jam_masuk + 150) % SEHARI_MENIT : null,
      durasi_menit: null,
    }));

const jadwal = (jadwal_id: number): fc.Arbitrary<Jadwal> =>
  fc
    .record({
      tipe_jadwal: fc.constantFrom(1, 2, 3),
      toleransi_masuk: fc.constantFrom(0, 5),
      toleransi_pulang: fc.constantFrom(0, 5),
      buka_masuk: fc.constantFrom(0, 60, 120, 600),
      tutup_pulang: fc.constantFrom(0, 60, 240, 600),
      ikut_libur: fc.boolean(),
      pekan: fc.tuple(...([1, 2, 3, 4, 5, 6] as const).map(baris)),
    })
    .map(({ pekan, tipe_jadwal, ...rest }) => ({
      ...rest,
      tipe_jadwal: tipe_jadwal as Jadwal['tipe_jadwal'],
      jadwal_id,
      nama: `Jadwal ${jadwal_id}`,
      tgl_mulai: '2000-01-01',
      tgl_selesai: null,
      baris: tipe_jadwal === TIPE_JADWAL.shift ? pekan.slice(0, 1).map((row) => ({ ...row, hari: 0 as const })) : pekan,
    }));

const numbered = <Row>(row: fc.Arbitrary<Row>, maxLength: number) => fc.array(row, { maxLength, minLength: 0 });

const event = fc.record({
  day: fc.integer({ min: -3, max: 34 }),
  menit: fc.oneof(quarter, fc.integer({ min: 0, max: 1439 })),
  detik: fc.constantFrom(0, 0, 1, 30, 59),
  sumber: fc.constantFrom(...SUMBER_PRESENSI),
  tahan: fc.constantFrom(null, null, null, null, 'dihapus' as const),
});

const events: fc.Arbitrary<EventPresensi[]> = numbered(event, 90).map((rows) =>
  rows.map(({ day, menit, detik, sumber, tahan }, index) => ({
    presensi_id: index + 1,
    waktu: toWaktuLokal(BULAN.tgl_awal, 0) + day * SEHARI_DETIK + menit * 60 + detik,
    sumber,
    tahan,
  })),
);

const klaim: fc.Arbitrary<KlaimPresensi[]> = numbered(
  fc.tuple(range, fc.boolean(), fc.option(quarter), fc.option(quarter)),
  3,
).map((rows) =>
  rows.map(([{ mulai, selesai }, sehari, jam_masuk, jam_pulang], index) => ({
    presensi_klaim_id: index + 1,
    jenis: 'dinas luar',
    tgl_mulai: mulai,
    tgl_selesai: selesai,
    sehari,
    jam_masuk,
    jam_pulang,
  })),
);

const cuti: fc.Arbitrary<CutiBerlaku[]> = numbered(
  fc.tuple(
    range,
    fc.constantFrom('kerja' as const, 'kalender' as const),
    fc.constantFrom(null, 'pagi' as const, 'siang' as const),
  ),
  3,
).map((rows) =>
  rows.map(([{ mulai, selesai }, hitungan, setengah_hari], index) => ({
    cuti_id: index + 1,
    kategori: 'Cuti',
    hitungan,
    setengah_hari,
    tgl_awal: mulai,
    tgl_akhir: selesai,
  })),
);

const gangguan: fc.Arbitrary<Gangguan[]> = numbered(
  fc.tuple(fc.integer({ min: -1, max: 31 }), quarter, fc.integer({ min: 0, max: 600 })),
  3,
).map((rows) =>
  rows.map(([day, start, length], index) => {
    const dari = toWaktuLokal(BULAN.tgl_awal, 0) + day * SEHARI_DETIK + start * 60;
    return { gangguan_id: index + 1, alasan: 'Mesin mati', dari, sampai: dari + length * 60 };
  }),
);

const skorPresensi: fc.Arbitrary<SkorPresensi[]> = fc.tuple(fc.option(berlaku), fc.option(berlaku)).map((validities) =>
  validities.flatMap((validity, owner) =>
    validity === null
      ? []
      : JENIS_SKOR.map((jenis, index) => ({
          ...validity,
          skor_presensi_id: owner * 10 + index,
          nama: jenis,
          jenis,
          menit_dari: jenis === 'terlambat' || jenis === 'pulang_cepat' ? 1 : null,
          menit_sampai: null,
          potongan: 0.1 + index,
          pemilik: owner === 0 ? ('organisasi' as const) : ('tenant' as const),
        })),
  ),
);

const jadwalKerja = fc
  .tuple(berlaku, id)
  .map(([validity, jadwal_id]) => ({ ...validity, jadwal_id, status: STATUS_RECORD.aktif }));
const polaKerja = fc
  .tuple(berlaku, fc.array(jadwalId, { minLength: 1, maxLength: 5 }), tanggal)
  .map(([validity, siklus, tgl_acuan]) => ({ ...validity, siklus, tgl_acuan }));
const withId = <Row extends object, Name extends string>(rows: readonly Row[], name: Name) =>
  rows.map((row, index) => ({ ...row, [name]: index + 1 }) as Row & Record<Name, number>);
const onDates = fc.uniqueArray(fc.record({ tanggal, jadwal_id: jadwalId }), {
  selector: (row) => row.tanggal,
  maxLength: 12,
});

const organisasi: fc.Arbitrary<FaktaOrganisasi> = fc
  .record({
    jadwal: fc.tuple(jadwal(1), jadwal(2), jadwal(3), jadwal(4)),
    jadwalKerja: numbered(jadwalKerja, 3),
    jadwalKerjaGrup: numbered(jadwalKerja, 2),
    polaKerjaGrup: numbered(polaKerja, 1),
    hariLibur: numbered(range, 3),
    skorPresensi,
    gangguan,
    jeda_menit: fc.constantFrom(1, 5, 15),
  })
  .map(({ hariLibur, jeda_menit, ...rest }) => ({
    ...rest,
    jadwalKerja: withId(rest.jadwalKerja, 'setting_jadwal_id'),
    jadwalKerjaGrup: withId(rest.jadwalKerjaGrup, 'setting_jadwal_id').map((row) => ({ ...row, group_id: 1 })),
    polaKerjaGrup: withId(rest.polaKerjaGrup, 'pola_kerja_id').map((row) => ({ ...row, group_id: 1 })),
    jadwalBawaan: [{ tgl_mulai: '2000-01-01', tgl_selesai: null, jadwal_id: 1 }],
    hariLibur: hariLibur.map(({ mulai, selesai }, index) => ({
      hari_libur_id: index,
      nama: 'Libur',
      tgl_mulai: mulai,
      tgl_selesai: selesai,
    })),
    pengaturan: [{ tgl_mulai: '2026-03-10', tgl_selesai: null, jeda_menit }],
  }));

const anggota: fc.Arbitrary<FaktaAnggota> = fc
  .record({
    keanggotaan: fc.oneof(
      fc.constant([{ tgl_mulai: '2000-01-01', tgl_selesai: null }]),
      fc.array(berlaku, { minLength: 1, maxLength: 2 }),
    ),
    grup: fc.array(berlaku, { maxLength: 1 }),
    jadwalKerja: numbered(jadwalKerja, 2),
    polaKerja: numbered(polaKerja, 1),
    jadwalShift: onDates,
    tukarShift: onDates,
    events,
    klaim,
    cuti,
  })
  .map((rest) => ({
    ...rest,
    grup: rest.grup.map((row) => ({ ...row, group_id: 1 })),
    jadwalKerja: withId(rest.jadwalKerja, 'setting_jadwal_id'),
    polaKerja: withId(rest.polaKerja, 'pola_kerja_id'),
    jadwalShift: withId(rest.jadwalShift, 'jadwal_shift_id'),
    tukarShift: withId(rest.tukarShift, 'tukar_shift_id'),
  }));

/** A member's month in an organisation, with everything that can bear on it, crowded around the edges of windows. */
export const randomBulan: fc.Arbitrary<RandomBulan> = fc.record({
  organisasi,
  anggota,
  sekarang: fc.integer({ min: 0, max: 40 }).map((day) => toWaktuLokal(BULAN.tgl_awal, 0) + day * SEHARI_DETIK + 43_200),
});
