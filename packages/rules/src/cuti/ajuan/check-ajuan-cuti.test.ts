import { expect, test } from 'vitest';
import { jatah } from '../../testing/given-saldo.ts';
import { checkAjuanCuti, type AjuanCuti, type FaktaPemohon } from './check-ajuan-cuti.ts';
import type { KategoriCuti } from '../kategori/kategori-cuti.ts';

const kategori = (of: Partial<KategoriCuti> = {}): KategoriCuti => ({
  jenis: 'tahunan',
  is_aktif: true,
  is_saldo: true,
  hitungan: 'kerja',
  maks_hari: null,
  min_pemberitahuan: 0,
  maks_mundur: 0,
  lampiran_mulai_hari: null,
  gender: null,
  is_setengah_hari: false,
  batas_rekan: null,
  ...of,
});
const pemohon = (of: Partial<FaktaPemohon> = {}): FaktaPemohon => ({
  hariIni: '2026-03-02',
  is_sendiri: true,
  gender: 'P',
  isHariKerja: (tanggal) => tanggal !== '2026-03-08',
  lots: [jatah(1, 2026, 5)],
  otherCuti: [],
  dispensasi: [],
  beku: [],
  grup: null,
  ...of,
});
const ajuan = (tgl_awal: string, tgl_akhir = tgl_awal, of: Partial<AjuanCuti> = {}): AjuanCuti => ({
  tgl_awal,
  tgl_akhir,
  setengah_hari: null,
  has_lampiran: false,
  ...of,
});
const dispensasi = { tgl_awal: '2026-02-01', tgl_akhir: '2026-02-28', sampai: '2026-03-02' };
const other = { cuti_id: 9, tgl_awal: '2026-03-05', tgl_akhir: '2026-03-06', setengah_hari: null };

test.each<[string, AjuanCuti, KategoriCuti, FaktaPemohon]>([
  ['today', ajuan('2026-03-02'), kategori(), pemohon()],
  ['that takes the whole balance', ajuan('2026-03-05', '2026-03-10'), kategori(), pemohon()],
  [
    'larger than the balance of a category that has none',
    ajuan('2026-03-05', '2026-03-20'),
    kategori({ is_saldo: false }),
    pemohon({ lots: [] }),
  ],
  [
    'over a frozen day off, which it would not move',
    ajuan('2026-03-07', '2026-03-09'),
    kategori(),
    pemohon({ beku: ['2026-03-08'] }),
  ],
  [
    'joint leave that another writes down',
    ajuan('2026-03-05'),
    kategori({ jenis: 'cuti bersama', is_saldo: false }),
    pemohon({ is_sendiri: false }),
  ],
  ['as long as one may be', ajuan('2026-03-05', '2026-03-10'), kategori({ maks_hari: 5 }), pemohon()],
  ['as early as notice asks for', ajuan('2026-03-05'), kategori({ min_pemberitahuan: 3 }), pemohon()],
  ['as late as the category lets', ajuan('2026-02-27'), kategori({ maks_mundur: 3 }), pemohon()],
  [
    'later, on the last day of a dispensation',
    ajuan('2026-02-01', '2026-02-05'),
    kategori(),
    pemohon({ dispensasi: [dispensasi] }),
  ],
  [
    'later, by whichever dispensation covers it and is still open',
    ajuan('2026-02-01', '2026-02-05'),
    kategori(),
    pemohon({ dispensasi: [{ ...dispensasi, sampai: '2026-03-01' }, dispensasi] }),
  ],
  [
    'short enough to need no attachment',
    ajuan('2026-03-05', '2026-03-06'),
    kategori({ lampiran_mulai_hari: 3 }),
    pemohon(),
  ],
  [
    'long, with its attachment',
    ajuan('2026-03-05', '2026-03-07', { has_lampiran: true }),
    kategori({ lampiran_mulai_hari: 3 }),
    pemohon(),
  ],
  ['for women, by a woman', ajuan('2026-03-05'), kategori({ gender: 'P' }), pemohon()],
  [
    'of half a day',
    ajuan('2026-03-05', '2026-03-05', { setengah_hari: 'pagi' }),
    kategori({ is_setengah_hari: true }),
    pemohon(),
  ],
  ['beside other leave', ajuan('2026-03-07', '2026-03-09'), kategori(), pemohon({ otherCuti: [other] })],
  [
    'of the other half of a day',
    ajuan('2026-03-05', '2026-03-05', { setengah_hari: 'siang' }),
    kategori({ is_setengah_hari: true }),
    pemohon({ otherCuti: [{ ...other, setengah_hari: 'pagi' }] }),
  ],
])('leave may be asked for: %s', (_, asked, kind, fakta) => {
  expect(checkAjuanCuti(asked, kind, fakta)).toBeNull();
});

test.each<[string, AjuanCuti, KategoriCuti, FaktaPemohon, object]>([
  [
    'a category that is not active',
    ajuan('2026-03-05'),
    kategori({ is_aktif: false }),
    pemohon(),
    { reason: 'kategori_inactive' },
  ],
  [
    'a category for women, by a man',
    ajuan('2026-03-05'),
    kategori({ gender: 'P' }),
    pemohon({ gender: 'L' }),
    { reason: 'gender_mismatch' },
  ],
  [
    'a category for women, by someone unknown',
    ajuan('2026-03-05'),
    kategori({ gender: 'P' }),
    pemohon({ gender: null }),
    { reason: 'gender_mismatch' },
  ],
  [
    'joint leave, which is set for all',
    ajuan('2026-03-05'),
    kategori({ jenis: 'cuti bersama', is_saldo: false }),
    pemohon(),
    { reason: 'not_asked_for' },
  ],
  [
    'half a day where there are none',
    ajuan('2026-03-05', '2026-03-05', { setengah_hari: 'pagi' }),
    kategori(),
    pemohon(),
    { reason: 'setengah_hari_not_allowed' },
  ],
  ['days off only', ajuan('2026-03-08'), kategori(), pemohon(), { reason: 'no_counted_day' }],
  [
    'more days than one request may have',
    ajuan('2026-03-05', '2026-03-11'),
    kategori({ maks_hari: 5 }),
    pemohon(),
    { reason: 'too_long', hari: 6, maks_hari: 5 },
  ],
  [
    'a day of a month that is frozen, before a start too far back that a dispensation might forgive',
    ajuan('2026-02-26', '2026-02-27'),
    kategori(),
    pemohon({ beku: ['2026-02-26', '2026-02-27'] }),
    { reason: 'frozen', tanggal: '2026-02-26' },
  ],
  [
    'the last day of a month that is frozen, in a dispensation',
    ajuan('2026-02-27', '2026-02-28'),
    kategori(),
    pemohon({ dispensasi: [dispensasi], beku: ['2026-02-28'] }),
    { reason: 'frozen', tanggal: '2026-02-28' },
  ],
  [
    'a start too far back',
    ajuan('2026-02-26'),
    kategori({ maks_mundur: 3 }),
    pemohon(),
    { reason: 'too_late', paling_awal: '2026-02-27' },
  ],
  [
    'a dispensation that is over',
    ajuan('2026-02-05'),
    kategori(),
    pemohon({ hariIni: '2026-03-03', dispensasi: [dispensasi] }),
    { reason: 'too_late', paling_awal: '2026-03-03' },
  ],
  [
    'days beyond a dispensation',
    ajuan('2026-02-27', '2026-03-01'),
    kategori(),
    pemohon({ dispensasi: [dispensasi] }),
    { reason: 'too_late', paling_awal: '2026-03-02' },
  ],
  [
    'notice too short',
    ajuan('2026-03-04'),
    kategori({ min_pemberitahuan: 3 }),
    pemohon(),
    { reason: 'too_soon', paling_awal: '2026-03-05' },
  ],
  [
    'a missing attachment',
    ajuan('2026-03-05', '2026-03-07'),
    kategori({ lampiran_mulai_hari: 3 }),
    pemohon(),
    { reason: 'lampiran_required', mulai_hari: 3 },
  ],
  [
    'an overlap by one day',
    ajuan('2026-03-06', '2026-03-07'),
    kategori(),
    pemohon({ otherCuti: [other] }),
    { reason: 'overlapping', cuti_id: 9, tgl_awal: other.tgl_awal, tgl_akhir: other.tgl_akhir },
  ],
  [
    'the same half of a day',
    ajuan('2026-03-05', '2026-03-05', { setengah_hari: 'pagi' }),
    kategori({ is_setengah_hari: true }),
    pemohon({ otherCuti: [{ ...other, setengah_hari: 'pagi' }] }),
    { reason: 'overlapping', cuti_id: 9, tgl_awal: other.tgl_awal, tgl_akhir: other.tgl_akhir },
  ],
  [
    'a balance too small, by how much',
    ajuan('2026-03-05', '2026-03-11'),
    kategori(),
    pemohon(),
    { reason: 'saldo_short', needed: 6, sisa: 5 },
  ],
])('leave is refused for %s', (_, asked, kind, fakta, expected) => {
  expect(checkAjuanCuti(asked, kind, fakta)).toEqual(expected);
});
