import { describe, expect, test } from 'vitest';
import { STATUS_CUTI } from './status-cuti.ts';
import { isDijalani, listTindakanCuti } from './list-tindakan-cuti.ts';

const { dibuat, diajukan, disetujui, ditolak } = STATUS_CUTI;
const AJUAN = {
  user_id: 7,
  status: diajukan,
  keputusan: null,
  isDecided: false,
  isKurang: false,
  isBeku: false,
  tgl_awal: '2026-07-06',
  tgl_akhir: '2026-07-10',
} as const;
const TODAY = '2026-07-01';
const [PEMILIK, LAIN] = [7, 8];
const ORANG = {
  pemilik: { user_id: PEMILIK, peran: 'user', izin: {}, isPemutus: false },
  operator: { user_id: LAIN, peran: 'operator', izin: {}, isPemutus: false },
  pemutus: { user_id: LAIN, peran: 'user', izin: {}, isPemutus: true },
  rekan: { user_id: LAIN, peran: 'user', izin: {}, isPemutus: false },
  viewer: { user_id: LAIN, peran: 'viewer', izin: {}, isPemutus: true },
  pemantau: { user_id: LAIN, peran: 'pemantau', izin: {}, isPemutus: true },
} as const;
type Oleh = keyof typeof ORANG;

describe('with a leave request', () => {
  test.each<[string, Oleh, Partial<Parameters<typeof listTindakanCuti>[0]>, string[]]>([
    ['whose it is sends his draft', 'pemilik', { status: dibuat }, ['ajukan']],
    ['a colleague does nothing, whatever it is', 'rekan', { status: disetujui }, []],
    ['whose it is withdraws it while nobody has decided', 'pemilik', {}, ['tarik']],
    ['whose it is waits once somebody has', 'pemilik', { isDecided: true }, []],
    ['an operator withdraws it for him', 'operator', {}, ['tarik']],
    ['whose turn it is decides', 'pemutus', {}, ['setuju', 'ubah', 'tangguhkan', 'tolak']],
    ['who decides cannot approve a frozen day', 'pemutus', { isBeku: true }, ['ubah', 'tangguhkan', 'tolak']],
    ['whose it is calls it off before its last day is over', 'pemilik', { status: disetujui }, ['batal']],
    [
      'whose it is refuses the dates that he was given, too',
      'pemilik',
      { status: disetujui, keputusan: 'diubah' },
      ['tolak_perubahan', 'batal'],
    ],
    ['an operator calls it off before it begins', 'operator', { status: disetujui }, ['batal']],
    [
      'an operator gives days back before it begins only where the balance has no room',
      'operator',
      { status: disetujui, isKurang: true },
      ['batal', 'kembalikan'],
    ],
    [
      'an operator gives days back once it has begun',
      'operator',
      { status: disetujui, tgl_awal: TODAY },
      ['batal', 'kembalikan'],
    ],
    [
      'an operator only gives days back once all were taken',
      'operator',
      { status: disetujui, tgl_awal: '2026-06-01', tgl_akhir: '2026-06-30' },
      ['kembalikan'],
    ],
    ['a viewer does nothing, whoever’s turn it is', 'viewer', {}, []],
    ['nor does a monitor', 'pemantau', {}, []],
    ['nobody does anything once it has ended', 'pemilik', { status: ditolak }, []],
  ])('%s', (_, oleh, keadaan, expected) => {
    expect(listTindakanCuti({ ...AJUAN, ...keadaan }, ORANG[oleh], TODAY)).toEqual(expected);
  });

  test('who decides never decides his own', () => {
    expect(listTindakanCuti(AJUAN, { ...ORANG.pemilik, isPemutus: true }, TODAY)).toEqual(['tarik']);
  });
});

test('a leave is taken whole the day after its last', () => {
  expect(isDijalani({ tgl_akhir: '2026-07-10' }, '2026-07-10')).toBe(false);
  expect(isDijalani({ tgl_akhir: '2026-07-10' }, '2026-07-11')).toBe(true);
});
