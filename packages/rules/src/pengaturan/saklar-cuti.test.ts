import { expect, test } from 'vitest';
import { SUMBER_DATA } from '../akses/is-terhubung.ts';
import { SAKLAR_CUTI_BAWAAN } from './saklar-cuti-bawaan.ts';
import { isCutiMenyala, isCutiTerbuka, judgeSaklarCuti } from './saklar-cuti.ts';

const umum = { ...SAKLAR_CUTI_BAWAAN, k_sumber_data: SUMBER_DATA.umum };
const terhubung = { ...SAKLAR_CUTI_BAWAAN, k_sumber_data: SUMBER_DATA.terhubung };

test.each([
  ['a general organisation that said nothing has leave', umum, null, true],
  ['a linked one that said nothing has none', terhubung, 'cuti.disabled', false],
  [
    'a general one has none once its own switch is off',
    { ...umum, is_enable_fitur_cuti: false },
    'cuti.disabled',
    false,
  ],
  [
    'a general one asks its own switch alone',
    { ...umum, is_enable_fitur_cuti: false, is_leave_management_simpatika: true },
    'cuti.disabled',
    false,
  ],
  ['a linked one has leave once it is managed here', { ...terhubung, is_leave_management_simpatika: true }, null, true],
  [
    'a linked one asks the management alone',
    { ...terhubung, is_enable_fitur_cuti: false, is_leave_management_simpatika: true },
    null,
    true,
  ],
  ['hiding Ketidakhadiran closes what is on', { ...umum, is_disable_ketidakhadiran: true }, 'cuti.hidden', true],
  ['and is what is said of what is off too', { ...terhubung, is_disable_ketidakhadiran: true }, 'cuti.hidden', false],
] as const)('%s', (_, saklar, sebab, menyala) => {
  expect(judgeSaklarCuti(saklar)).toBe(sebab);
  expect(isCutiTerbuka(saklar)).toBe(sebab === null);
  expect(isCutiMenyala(saklar)).toBe(menyala);
});
