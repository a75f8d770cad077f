import { expect, test } from 'vitest';
import { findAturanBersama } from './find-aturan-bersama.ts';

const aturan = [
  { nama: 'tenant', is_milik_tenant: true, tgl_mulai: '2026-03-01', tgl_selesai: null },
  { nama: 'sendiri', is_milik_tenant: false, tgl_mulai: '2026-06-01', tgl_selesai: '2026-08-31' },
  { nama: 'dulu', is_milik_tenant: true, tgl_mulai: '2026-01-01', tgl_selesai: '2026-02-28' },
];

test.each([
  ['before any rule there is none', '2025-12-31', undefined],
  ['the tenant’s holds where there is no own one', '2026-02-28', 'dulu'],
  ['and its next from its own date on', '2026-03-01', 'tenant'],
  ['the own one goes first', '2026-06-01', 'sendiri'],
  ['to its last day', '2026-08-31', 'sendiri'],
  ['after which the tenant’s holds again', '2026-09-01', 'tenant'],
])('%s', (_, tanggal, nama) => {
  expect(findAturanBersama(aturan, tanggal)?.nama).toBe(nama);
});
