import { expect, test } from 'vitest';
import { SUMBER_DATA } from '../akses/is-terhubung.ts';
import { STATUS_AKSES } from '../kode/status-akses.ts';
import { penungguMutasi } from './penunggu-mutasi.ts';

const { dibuat, diajukan, disetujui, ditolak } = STATUS_AKSES;
const gratis = { k_sumber_data: SUMBER_DATA.terhubung, is_langganan: false };
const berlangganan = { ...gratis, is_langganan: true };
const umum = { k_sumber_data: SUMBER_DATA.umum, is_langganan: false };

test.each([
  ['pindah', dibuat, 'asal', berlangganan, 'operator'],
  ['pindah', diajukan, 'asal', umum, 'operator'],
  // The free edition has no transfers: its operator could not confirm, however long one waited for him.
  ['pindah', dibuat, 'asal', gratis, 'admin'],
  ['perbantuan', diajukan, 'tujuan', gratis, 'admin'],
  ['pindah', dibuat, 'keduanya', gratis, null],
  ['pindah', disetujui, 'asal', gratis, null],
  ['pindah', ditolak, 'asal', umum, null],
  ['berhenti', dibuat, 'asal', null, null],
] as const)('%s in state %i, of side %s: who decides yet', (jenis, status, sisi, tujuan, expected) => {
  expect(penungguMutasi({ jenis, status, is_dipindahkan: false }, sisi, tujuan)).toBe(expected);
});

test('once it has moved nobody decides', () => {
  expect(penungguMutasi({ jenis: 'pindah', status: disetujui, is_dipindahkan: true }, 'asal', umum)).toBeNull();
});
