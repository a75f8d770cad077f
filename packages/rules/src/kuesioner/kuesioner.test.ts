import { describe, expect, test } from 'vitest';
import { checkSusunan, type SebabSusunan } from './check-susunan.ts';
import { judgeJawaban } from './judge-jawaban.ts';
import { keadaanOf } from './keadaan-kuesioner.ts';
import { listTampak } from './list-tampak.ts';
import type { Bagian, Jawaban, JenisPertanyaan, NilaiJawaban, Pertanyaan } from './pertanyaan.ts';
import { TEMPLAT_KUESIONER } from './templat-kuesioner.ts';
import { canKuesioner } from './tindakan-kuesioner.ts';
import { toSusunan } from './to-susunan.ts';

const PILIHAN = [
  { pilihan_id: 1, teks: 'Ya' },
  { pilihan_id: 2, teks: 'Tidak' },
  { pilihan_id: 3, teks: 'Ragu' },
];
const BARIS = [
  { baris_id: 1, teks: 'Pagi' },
  { baris_id: 2, teks: 'Sore' },
];
const tanya = (jenis: JenisPertanyaan, isi: Partial<Pertanyaan> = {}): Pertanyaan => ({
  pertanyaan_id: 1,
  jenis,
  judul: 'Tanya',
  is_wajib: false,
  syarat: null,
  pilihan: jenis === 'pilihan' || jenis === 'beberapa' || jenis === 'matriks' ? PILIHAN : [],
  baris: jenis === 'matriks' ? BARIS : [],
  minimum: jenis === 'skala' ? 1 : null,
  maksimum: jenis === 'skala' ? 5 : null,
  ...isi,
});
const bagian = (...pertanyaan: Pertanyaan[]): Bagian[] => [{ bagian_id: 1, judul: '', pertanyaan }];

describe('a questionnaire can be asked, or says which question is wrong', () => {
  const kasus: [string, Pertanyaan[], SebabSusunan[]][] = [
    ['one choice of three', [tanya('pilihan')], []],
    ['one choice of one', [tanya('pilihan', { pilihan: PILIHAN.slice(0, 1) })], ['pilihan_kurang']],
    ['two choices of one number', [tanya('beberapa', { pilihan: [...PILIHAN, ...PILIHAN] })], ['pilihan_ganda']],
    ['a matrix without rows', [tanya('matriks', { baris: [] })], ['baris_kurang']],
    ['a matrix with a row twice', [tanya('matriks', { baris: [...BARIS, ...BARIS] })], ['pilihan_ganda']],
    ['more to choose than there are', [tanya('beberapa', { minimum: 4 })], ['batas_terbalik']],
    ['at least more than at most', [tanya('beberapa', { minimum: 2, maksimum: 1 })], ['batas_terbalik']],
    ['a scale without end', [tanya('skala', { maksimum: null })], ['skala_terbalik']],
    ['a scale that falls', [tanya('skala', { minimum: 5, maksimum: 1 })], ['skala_terbalik']],
    ['a scale of halves', [tanya('skala', { minimum: 0.5 })], ['skala_terbalik']],
    ['a scale from 0 to 10', [tanya('skala', { minimum: 0, maksimum: 10 })], []],
    ['a scale from 0 to 11', [tanya('skala', { minimum: 0, maksimum: 11 })], ['skala_panjang']],
    ['a number between bounds', [tanya('angka', { minimum: 1, maksimum: 2 })], []],
    ['a number between reversed bounds', [tanya('angka', { minimum: 2, maksimum: 1 })], ['batas_terbalik']],
    ['texts and a day', [tanya('teks_pendek'), tanya('tanggal', { pertanyaan_id: 2 })], []],
    ['two questions of one number', [tanya('angka'), tanya('angka')], ['nomor_ganda']],
    [
      'a condition on what comes later',
      [tanya('angka', { syarat: { pertanyaan_id: 2, nilai: [1] } }), tanya('pilihan', { pertanyaan_id: 2 })],
      ['syarat_bukan_sebelumnya'],
    ],
    [
      'a condition on a text',
      [tanya('teks_pendek'), tanya('angka', { pertanyaan_id: 2, syarat: { pertanyaan_id: 1, nilai: [1] } })],
      ['syarat_bukan_pilihan'],
    ],
    [
      'a condition on a choice that is gone',
      [tanya('pilihan'), tanya('angka', { pertanyaan_id: 2, syarat: { pertanyaan_id: 1, nilai: [9] } })],
      ['syarat_nilai'],
    ],
    [
      'a condition on a step of a scale',
      [tanya('skala'), tanya('angka', { pertanyaan_id: 2, syarat: { pertanyaan_id: 1, nilai: [1, 5] } })],
      [],
    ],
  ];
  test.each(kasus)('%s', (_, pertanyaan, sebab) => {
    const salah = checkSusunan(bagian(...pertanyaan), { is_anonim: false });
    expect(salah.map((one) => one.sebab)).toEqual(sebab);
  });

  test('files are asked for by name only', () => {
    expect(checkSusunan(bagian(tanya('berkas')), { is_anonim: true })).toEqual([
      { pertanyaan_id: 1, sebab: 'berkas_anonim' },
    ]);
    expect(checkSusunan(bagian(tanya('berkas')), { is_anonim: false })).toEqual([]);
  });

  test.each(TEMPLAT_KUESIONER)('the template $jenis can be asked as it is', (templat) => {
    expect(checkSusunan(toSusunan(templat), { is_anonim: templat.is_anonim })).toEqual([]);
  });
});

describe('an answer', () => {
  const WAJIB = { is_wajib: true };
  const kasus: [string, Pertanyaan, NilaiJawaban | undefined, string | null][] = [
    ['a choice that is there', tanya('pilihan'), 2, null],
    ['a choice that is not', tanya('pilihan'), 9, 'bukan_pilihan'],
    ['a text for a choice', tanya('pilihan'), 'Ya', 'bentuk'],
    ['nothing where it need not be', tanya('pilihan'), undefined, null],
    ['nothing where it must be', tanya('pilihan', WAJIB), undefined, 'wajib'],
    ['blanks where it must be', tanya('teks_pendek', WAJIB), '  ', 'wajib'],
    ['no choice where some must be', tanya('beberapa', WAJIB), [], 'wajib'],
    ['several choices', tanya('beberapa'), [1, 3], null],
    ['one choice twice', tanya('beberapa'), [1, 1], 'bukan_pilihan'],
    ['too few choices', tanya('beberapa', { minimum: 2 }), [1], 'kurang_pilihan'],
    ['too many choices', tanya('beberapa', { maksimum: 1 }), [1, 2], 'lebih_pilihan'],
    ['a number for several choices', tanya('beberapa'), 1, 'bentuk'],
    ['rows for several choices', tanya('beberapa'), [{ baris_id: 1, pilihan_id: 1 }], 'bentuk'],
    ['a step of the scale', tanya('skala'), 5, null],
    ['a step beyond the scale', tanya('skala'), 6, 'bukan_pilihan'],
    ['half a step', tanya('skala'), 1.5, 'bukan_pilihan'],
    ['some rows of a matrix', tanya('matriks'), [{ baris_id: 1, pilihan_id: 1 }], null],
    ['some rows where all must be', tanya('matriks', WAJIB), [{ baris_id: 1, pilihan_id: 1 }], 'baris_belum'],
    ['a row that is not there', tanya('matriks'), [{ baris_id: 9, pilihan_id: 1 }], 'bukan_pilihan'],
    ['choices for a matrix', tanya('matriks'), [1], 'bentuk'],
    ['a number within its bounds', tanya('angka', { minimum: 1, maksimum: 2 }), 1.5, null],
    ['a number below', tanya('angka', { minimum: 1 }), 0, 'di_luar_batas'],
    ['a number above', tanya('angka', { maksimum: 1 }), 2, 'di_luar_batas'],
    ['no number', tanya('angka'), '1', 'bentuk'],
    ['a day', tanya('tanggal'), '2028-02-29', null],
    ['a day that is none', tanya('tanggal'), '2027-02-29', 'bukan_tanggal'],
    ['a month that is none', tanya('tanggal'), '2027-13-01', 'bukan_tanggal'],
    ['a year of another century', tanya('tanggal'), '1026-11-20', 'bukan_tanggal'],
    ['a number for a day', tanya('tanggal'), 20_261_120, 'bentuk'],
    ['a short text', tanya('teks_pendek'), 'Ya', null],
    ['a short text that is long', tanya('teks_pendek'), 'a'.repeat(201), 'terlalu_panjang'],
    ['a long text', tanya('teks_panjang'), 'a'.repeat(5000), null],
    ['a number for a text', tanya('teks_panjang'), 1, 'bentuk'],
    ['a file', tanya('berkas'), '0c9d3e3e-8f0d-4f0a-9a47-1b8a3a4c2d11', null],
    ['no file', tanya('berkas'), 'foto.jpg', 'bentuk'],
  ];
  test.each(kasus)('%s', (_, pertanyaan, nilai, sebab) => {
    const given: Jawaban[] = nilai === undefined ? [] : [{ pertanyaan_id: 1, nilai }];
    const putusan = judgeJawaban(bagian(pertanyaan), given);
    if (sebab === null) expect(putusan).toEqual({ kind: 'diterima', jawaban: given });
    else expect(putusan).toEqual({ kind: 'ditolak', salah: [{ pertanyaan_id: 1, sebab }] });
  });
});

describe('a question with a condition', () => {
  const susunan = bagian(
    tanya('pilihan'),
    tanya('beberapa', { pertanyaan_id: 2, syarat: { pertanyaan_id: 1, nilai: [2, 3] }, is_wajib: true }),
    tanya('teks_pendek', { pertanyaan_id: 3, syarat: { pertanyaan_id: 2, nilai: [1] } }),
  );
  const tampak = (...jawaban: [number, NilaiJawaban][]) =>
    listTampak(
      susunan,
      jawaban.map(([pertanyaan_id, nilai]) => ({ pertanyaan_id, nilai })),
    ).map((one) => one.pertanyaan_id);

  test('is asked once the earlier one is answered so, and hides with it whatever stands on it', () => {
    expect(tampak()).toEqual([1]);
    expect(tampak([1, 1])).toEqual([1]);
    expect(tampak([1, 2])).toEqual([1, 2]);
    expect(tampak([1, 2], [2, [3, 1]])).toEqual([1, 2, 3]);
    expect(tampak([1, 1], [2, [1]])).toEqual([1]);
  });

  test('loses its answer when it is hidden, and need not be answered', () => {
    const jawaban = [
      { pertanyaan_id: 1, nilai: 1 },
      { pertanyaan_id: 2, nilai: [1] },
      { pertanyaan_id: 3, nilai: 'x' },
      { pertanyaan_id: 99, nilai: 'y' },
    ];
    expect(judgeJawaban(susunan, jawaban)).toEqual({ kind: 'diterima', jawaban: jawaban.slice(0, 1) });
  });
});

describe('what it is on a day', () => {
  const kasus = [
    ['a draft, whatever its days', { status: 'draf', tgl_mulai: null, tgl_selesai: null }, 'draf'],
    ['published without days', { status: 'terbit', tgl_mulai: null, tgl_selesai: null }, 'terbuka'],
    ['on its first day', { status: 'terbit', tgl_mulai: '2026-11-20', tgl_selesai: null }, 'terbuka'],
    ['before its first day', { status: 'terbit', tgl_mulai: '2026-11-21', tgl_selesai: null }, 'dijadwalkan'],
    ['on its last day', { status: 'terbit', tgl_mulai: null, tgl_selesai: '2026-11-20' }, 'terbuka'],
    ['after its last day', { status: 'terbit', tgl_mulai: null, tgl_selesai: '2026-11-19' }, 'tutup'],
    ['closed before its last day', { status: 'tutup', tgl_mulai: null, tgl_selesai: '2026-12-31' }, 'tutup'],
  ] as const;
  test.each(kasus)('%s', (_, masa, keadaan) => {
    expect(keadaanOf(masa, '2026-11-20')).toBe(keadaan);
  });

  test.each([
    ['draf', ['ubah', 'terbitkan', 'bagikan']],
    ['dijadwalkan', ['ubah', 'tutup', 'bagikan']],
    ['terbuka', ['ubah', 'tutup', 'ingatkan', 'bagikan', 'jawab']],
    ['tutup', []],
  ] as const)('while it is %s: %j', (keadaan, boleh) => {
    const semua = ['ubah', 'terbitkan', 'tutup', 'ingatkan', 'bagikan', 'jawab'] as const;
    expect(semua.filter((tindakan) => canKuesioner(tindakan, keadaan))).toEqual(boleh);
  });
});
