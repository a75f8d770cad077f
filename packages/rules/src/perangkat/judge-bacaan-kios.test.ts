import { expect, test } from 'vitest';
import { judgeBacaanKios, type BacaanKios } from './judge-bacaan-kios.ts';

const menit = (n: number) => n * 60_000;
const PASANG = Date.parse('2026-11-16T00:00:00Z');
const KINI = Date.parse('2026-11-20T00:00:00Z');
/** A card read just now at a kiosk that has been in contact for an hour. */
const KARTU: BacaanKios = {
  waktu: KINI,
  diterima: KINI,
  tersambung_sejak: KINI - menit(60),
  pasangan: { sejak: PASANG, sampai: null },
  isi: { kartu: true, pin: false },
  kios_pin: 'tanpa',
  is_jam_ragu: false,
  is_dicabut: false,
  is_pergi: false,
};
const PUTUS = { tersambung_sejak: null };
/** Read under a pairing that ended an hour ago, told under the next. */
const LAMA = { ...PUTUS, pasangan: { sejak: PASANG, sampai: KINI - menit(60) } };

test.each<[string, Partial<BacaanKios>, string[]]>([
  ['a card read just now counts', {}, []],
  ['a card of Monday counts where there was no network', { ...PUTUS, waktu: PASANG + menit(60) }, []],
  ['within contact a clock that is behind is told', { waktu: KINI - menit(46) }, ['tersambung']],
  ['and the clock too where it was moved', { waktu: KINI - menit(46), is_jam_ragu: true }, ['jam', 'tersambung']],
  ['a clock that was moved', { is_jam_ragu: true }, ['jam']],
  ['a time to come', { waktu: KINI + menit(11) }, ['jam']],
  ['a time before the tablet was this kiosk', { ...PUTUS, waktu: PASANG - menit(11) }, ['jam']],
  ['read before the kiosk was taken back', { ...LAMA, waktu: KINI - menit(61) }, []],
  ['read at the moment it was taken back', { ...LAMA, waktu: KINI - menit(60) }, ['dilepas']],
  ['read while it was nobody’s', { ...LAMA, waktu: KINI - menit(5) }, ['dilepas']],
  ['before the pairing that has ended', { ...LAMA, waktu: PASANG - menit(11) }, ['jam']],
  ['under a pairing that nobody knows', { ...PUTUS, pasangan: null, waktu: KINI - menit(5) }, ['dilepas']],
  ['a replaced card that was read at once', { is_dicabut: true, waktu: KINI - menit(1) }, []],
  ['a replaced card that is told later, in contact', { is_dicabut: true, waktu: KINI - menit(1) - 1 }, ['tersambung']],
  ['the same without contact', { ...PUTUS, is_dicabut: true, waktu: KINI - menit(30) }, []],
  ['the same before contact', { is_dicabut: true, waktu: KINI - menit(61) }, []],
  ['a card without its PIN', { kios_pin: 'menyertai' }, ['cara']],
  ['a card with its PIN', { kios_pin: 'menyertai', isi: { kartu: true, pin: true } }, []],
  ['a card where a PIN may take its place', { kios_pin: 'pengganti' }, []],
  ['a PIN alone where it may', { kios_pin: 'pengganti', isi: { kartu: false, pin: true } }, []],
  ['a PIN alone where it may not', { isi: { kartu: false, pin: true } }, ['cara']],
  ['a PIN alone where it goes with a card', { kios_pin: 'menyertai', isi: { kartu: false, pin: true } }, ['cara']],
  ['one who had left', { is_pergi: true }, ['pergi']],
  [
    'all of it at once',
    { is_jam_ragu: true, kios_pin: 'menyertai', is_pergi: true, pasangan: null },
    ['jam', 'cara', 'pergi', 'dilepas'],
  ],
])('%s', (_, beda, sebab) => {
  expect(judgeBacaanKios({ ...KARTU, ...beda }).sebab).toEqual(sebab);
});

test.each([
  [60_000, false],
  [60_001, true],
])('what comes %d milliseconds after it was read was read without a network: %j', (telat, is_luring) => {
  expect(judgeBacaanKios({ ...KARTU, waktu: KINI - telat }).is_luring).toBe(is_luring);
});
