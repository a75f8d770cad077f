import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, eachDay } from '../waktu/tanggal.ts';
import { changeMasa } from './change-masa.ts';
import { inheritMasa } from './inherit-masa.ts';
import { isiOn, joinMasa, type Masa } from './masa.ts';

type Isi = { jeda: number; zona: string };
const BAWAAN: Isi = { jeda: 5, zona: 'WIB' };
const AWAL = '2026-01-01';
const dates = eachDay({ tgl_awal: AWAL, tgl_akhir: '2026-03-01' });

const mulai = fc.integer({ min: 0, max: 50 }).map((days) => addDays(AWAL, days));
const isi = fc.record(
  { jeda: fc.integer({ min: 0, max: 3 }), zona: fc.constantFrom('WIB', 'WITA') },
  { requiredKeys: [] },
);
/** Of an organisation a field may also go back to following. */
const ubahan = fc.record(
  {
    jeda: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    zona: fc.constantFrom('WIB', 'WITA', undefined),
  },
  { requiredKeys: [] },
);
const tenantChanges = fc.array(fc.record({ mulai, isi }), { maxLength: 4 });
const ownChanges = fc.array(fc.record({ mulai, isi: ubahan }), { maxLength: 4 });

const kosong = <T>(awal: T): Masa<T>[] => [{ tgl_mulai: '2000-01-01', tgl_selesai: null, isi: awal }];
const tenantOf = (changes: { mulai: string; isi: Partial<Isi> }[]) =>
  changes.reduce((masa, one) => changeMasa<Isi>(masa, one.mulai, one.isi), kosong<Partial<Isi>>(BAWAAN)) as Masa<Isi>[];
const ownOf = (changes: { mulai: string; isi: { jeda?: number | undefined; zona?: string | undefined } }[]) =>
  changes.reduce((masa, one) => changeMasa<Isi>(masa, one.mulai, one.isi), kosong<Partial<Isi>>({}));

test('on each day a field is the organisation’s own or, where it has none, its tenant’s of that day', () => {
  fc.assert(
    fc.property(tenantChanges, ownChanges, (above, own) => {
      const [tenant, sendiri] = [tenantOf(above), ownOf(own)];
      const inForce = inheritMasa(tenant, sendiri, BAWAAN);
      for (const tanggal of dates) {
        const mine = isiOn(sendiri, tanggal) ?? {};
        expect(isiOn(inForce, tanggal)).toEqual({
          ...isiOn(tenant, tanggal),
          ...mine,
          sendiri: Object.keys(mine).toSorted(),
        });
      }
    }),
  );
});

test('a change of the tenant moves no day before it, and from it on exactly the fields that are followed', () => {
  fc.assert(
    fc.property(tenantChanges, ownChanges, mulai, isi, (above, own, sejak, ubah) => {
      const [tenant, sendiri] = [tenantOf(above), ownOf(own)];
      const before = inheritMasa(tenant, sendiri, BAWAAN);
      const after = inheritMasa(changeMasa<Isi>(tenant, sejak, ubah) as Masa<Isi>[], sendiri, BAWAAN);
      for (const tanggal of dates) {
        const [was, is] = [isiOn(before, tanggal), isiOn(after, tanggal)];
        if (tanggal < sejak) expect(is).toEqual(was);
        for (const name of is?.sendiri ?? []) expect(is?.[name]).toEqual(was?.[name]);
      }
      const hariItu = isiOn(after, sejak);
      for (const name of Object.keys(ubah) as (keyof Isi)[]) {
        if (!hariItu?.sendiri.includes(name)) expect(hariItu?.[name]).toBe(ubah[name]);
      }
    }),
  );
});

test('spans lie in order without gap or overlap, and neighbours say something else', () => {
  fc.assert(
    fc.property(tenantChanges, ownChanges, (above, own) => {
      const inForce = inheritMasa(tenantOf(above), ownOf(own), BAWAAN);
      expect(inForce[0]?.tgl_mulai).toBe('2000-01-01');
      expect(inForce.at(-1)?.tgl_selesai).toBeNull();
      for (const [n, one] of inForce.slice(1).entries()) {
        expect(one.tgl_mulai).toBe(addDays(inForce[n]?.tgl_selesai ?? '', 1));
      }
      expect(joinMasa(inForce)).toEqual(inForce);
    }),
  );
});

test('a change today flows into a later plan but for the fields that the plan changes', () => {
  const planned = changeMasa<Isi>(kosong<Partial<Isi>>(BAWAAN), '2026-02-01', { zona: 'WITA' });
  const masa = changeMasa<Isi>(planned, '2026-01-10', { zona: 'WIT', jeda: 9 });
  expect(masa).toEqual([
    { tgl_mulai: '2000-01-01', tgl_selesai: '2026-01-09', isi: BAWAAN },
    { tgl_mulai: '2026-01-10', tgl_selesai: '2026-01-31', isi: { zona: 'WIT', jeda: 9 } },
    { tgl_mulai: '2026-02-01', tgl_selesai: null, isi: { zona: 'WITA', jeda: 9 } },
  ]);
});

test('a change before anything is said begins there', () => {
  const later = [{ tgl_mulai: '2026-02-01', tgl_selesai: null, isi: { jeda: 5 } }];
  expect(changeMasa<Isi>(later, '2026-01-01', { jeda: 7 })).toEqual([
    { tgl_mulai: '2026-01-01', tgl_selesai: '2026-01-31', isi: { jeda: 7 } },
    { tgl_mulai: '2026-02-01', tgl_selesai: null, isi: { jeda: 5 } },
  ]);
});
