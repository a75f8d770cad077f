import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeWaktuEvent, type LaporanWaktu } from './judge-waktu-event.ts';
import { JEDA_KONTAK, type KontakSesi } from './kontak-sesi.ts';

const MENIT = 60_000;
const JAM = 60 * MENIT;
const diterima = Date.parse('2026-11-20T00:20:00Z');
const base: LaporanWaktu = {
  diterima,
  waktu_klien: diterima,
  selisih_jam: null,
  is_luring: true,
  bertanda: null,
  luring_maks_jam: 24,
};

/** Signed so many minutes ago, made so many minutes later, by a session that was in contact only then. */
const bertanda = (ago: number, sejak: number, kontak: Partial<KontakSesi> = {}, others: KontakSesi[] = []) => {
  const ditandatangani = diterima - ago * MENIT;
  const only = { putus_pada: null, tersambung_sejak: ditandatangani, terakhir_pada: ditandatangani };
  return { bertanda: { ditandatangani, sejak: sejak * MENIT, kontak: [{ ...only, ...kontak }, ...others] } };
};
const ago = (minutes: number) => diterima - minutes * MENIT;

test.each<[string, Partial<LaporanWaktu>, ReturnType<typeof judgeWaktuEvent>]>([
  [
    'made online counts when it arrives, whatever the device says',
    { is_luring: false, waktu_klien: 0, selisih_jam: -JAM, ...bertanda(25, 1) },
    { waktu: diterima, is_luring: false, sebab: null },
  ],
  [
    'made online that proves its press a moment before counts at the press',
    { is_luring: false, waktu_klien: 0, ...bertanda(10, 10 - 5 / 60) },
    { waktu: diterima - 5000, is_luring: false, sebab: null },
  ],
  [
    'made online and longer on its way than the phone waits counts at the press, as offline',
    { is_luring: false, ...bertanda(10, 9.5) },
    { waktu: diterima - 30_000, is_luring: true, sebab: null },
  ],
  [
    'made online that proves a press more than a minute before counts when it arrives',
    { is_luring: false, ...bertanda(10, 8.9) },
    { waktu: diterima, is_luring: false, sebab: null },
  ],
  [
    'made online that counted a little too much counts when it arrives',
    { is_luring: false, ...bertanda(10, 11) },
    { waktu: diterima, is_luring: false, sebab: null },
  ],
  [
    'made offline counts as long after the signed time as the device counted',
    { waktu_klien: 0, ...bertanda(180, 5) },
    { waktu: ago(175), is_luring: true, sebab: null },
  ],
  [
    'made offline and exactly as late as allowed counts',
    bertanda(25 * 60, 60),
    { waktu: ago(24 * 60), is_luring: true, sebab: null },
  ],
  ['made offline and a minute later than allowed is refused', bertanda(25 * 60, 59), 'terlalu_lama'],
  [
    'made offline that counted a little too much counts when it arrives',
    bertanda(10, 11),
    { waktu: diterima, is_luring: true, sebab: null },
  ],
  [
    'made offline that counted into the future waits for review',
    bertanda(10, 70),
    { waktu: diterima, is_luring: true, sebab: 'jam' },
  ],
  [
    'without a signed time waits for review, at the time it claims',
    { waktu_klien: ago(90), selisih_jam: 30 * MENIT },
    { waktu: ago(60), is_luring: true, sebab: 'jam' },
  ],
  [
    'without a signed time that claims what is too long ago waits at the time it arrived',
    { waktu_klien: ago(50 * 60) },
    { waktu: diterima, is_luring: true, sebab: 'jam' },
  ],
  [
    'without a signed time that claims the future waits at the time it arrived',
    { waktu_klien: ago(-5) },
    { waktu: diterima, is_luring: true, sebab: 'jam' },
  ],
])('a tap %s', (_, laporan, putusan) => {
  expect(judgeWaktuEvent({ ...base, ...laporan })).toEqual(putusan);
});

/** Signed 25 minutes ago, claimed for 24 minutes ago. */
test.each<[string, Partial<KontakSesi>, 'tersambung' | null]>([
  ['never in contact since', {}, null],
  ['in contact without a break until it was sent', { terakhir_pada: ago(0) }, 'tersambung'],
  [
    'in contact once meanwhile',
    { putus_pada: ago(25), tersambung_sejak: ago(10), terakhir_pada: ago(10) },
    'tersambung',
  ],
  [
    'in contact once meanwhile, and again just before',
    { putus_pada: ago(10), tersambung_sejak: ago(0.5), terakhir_pada: ago(0.2) },
    'tersambung',
  ],
  ['back in contact just before', { putus_pada: ago(25), tersambung_sejak: ago(0.9), terakhir_pada: ago(0.1) }, null],
  ['in contact for a moment after the tap', { terakhir_pada: ago(23.5) }, null],
  [
    'in contact for a moment after the tap, and back just before',
    { putus_pada: ago(23.5), tersambung_sejak: ago(0.5), terakhir_pada: ago(0.5) },
    null,
  ],
])('a tap whose session was %s', (_, kontak, sebab) => {
  expect(judgeWaktuEvent({ ...base, ...bertanda(25, 1, kontak) })).toEqual({ waktu: ago(24), is_luring: true, sebab });
});

test('a tap whose session kept silent while another of the same person was in contact waits for review', () => {
  const other = { putus_pada: null, tersambung_sejak: ago(10), terakhir_pada: ago(10) };
  expect(judgeWaktuEvent({ ...base, ...bertanda(25, 1, {}, [other]) })).toEqual({
    waktu: ago(24),
    is_luring: true,
    sebab: 'tersambung',
  });
});

const minutes = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((n) => n / 1000);
const laporan = fc.record({
  ditandatangani: minutes(3000),
  sejak: minutes(3000),
  kontak: fc.array(minutes(3000), { maxLength: 6 }),
});

/** The contacts of a session as the server remembers them. */
function kontakOf(instants: readonly number[]): KontakSesi {
  const [first = diterima, ...rest] = instants.toSorted((a, b) => a - b);
  const begun: KontakSesi = { putus_pada: null, tersambung_sejak: first, terakhir_pada: first };
  return rest.reduce((kontak, pada) => {
    const isBaru = pada - kontak.terakhir_pada > JEDA_KONTAK;
    const anew = { putus_pada: kontak.terakhir_pada, tersambung_sejak: pada };
    return { ...kontak, ...(isBaru && anew), terakhir_pada: pada };
  }, begun);
}

test('what counts lies between the signed time and the arrival, is not too old, and was not held back while in contact', () => {
  fc.assert(
    fc.property(laporan, ({ ditandatangani, sejak, kontak }) => {
      const signed = ago(ditandatangani);
      const contacts = [signed, ...kontak.map(ago).filter((pada) => pada > signed)];
      const proof = { ditandatangani: signed, sejak: sejak * MENIT, kontak: [kontakOf(contacts)] };
      const putusan = judgeWaktuEvent({ ...base, bertanda: proof });
      if (putusan === 'terlalu_lama' || putusan.sebab !== null) return;
      expect(putusan.waktu).toBeGreaterThanOrEqual(signed);
      expect(putusan.waktu).toBeLessThanOrEqual(diterima);
      expect(putusan.waktu).toBeGreaterThanOrEqual(diterima - 24 * JAM);
      // A contact within a stretch is remembered by its ends only, which lie no further apart than JEDA_KONTAK.
      const heldBack = contacts.filter(
        (pada) => pada > putusan.waktu + 2 * JEDA_KONTAK && pada < diterima - 2 * JEDA_KONTAK,
      );
      expect(heldBack).toEqual([]);
    }),
  );
});

test('without a signed time nothing made offline ever counts, nor is it lost', () => {
  fc.assert(
    fc.property(fc.integer(), fc.option(fc.integer()), (claimed, selisih_jam) => {
      expect(judgeWaktuEvent({ ...base, waktu_klien: claimed, selisih_jam })).toMatchObject({ sebab: 'jam' });
    }),
  );
});
