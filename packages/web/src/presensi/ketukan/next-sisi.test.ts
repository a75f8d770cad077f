import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { expect, test } from 'vitest';
import { givenEvent, givenTerakhir } from '../../testing/given/given-kehadiran.ts';
import { nextSisi } from './next-sisi.ts';

const terakhir = givenTerakhir();
const jadwal = (lain: object) => ({ jadwal: { ...terakhir.jadwal!, ...lain } });
const MALAM = jadwal({ jam_masuk: '22:00:00', jam_pulang: '06:00:00', is_pulang_besok: true });
const SISIH = givenEvent({ sebagai: 'disisihkan', alasan: 'pengulangan', status: null });

test.each<[string, Partial<PresensiTerakhir>, string, 'datang' | 'pulang']>([
  ['the morning', {}, '2026-11-20T06:50:00+07:00', 'datang'],
  ['the afternoon of who did not tap in the morning', {}, '2026-11-20T15:20:00+07:00', 'pulang'],
  ['after the arrival', { presensi: [givenEvent()] }, '2026-11-20T07:10:00+07:00', 'pulang'],
  ['after one that was set aside', { presensi: [SISIH] }, '2026-11-20T06:50:00+07:00', 'datang'],
  ['the evening of a night', MALAM, '2026-11-20T21:50:00+07:00', 'datang'],
  ['the morning after a night', MALAM, '2026-11-21T05:50:00+07:00', 'pulang'],
  ['flexible hours', jadwal({ tipe_jadwal: TIPE_JADWAL.fleksibel }), '2026-11-20T15:20:00+07:00', 'datang'],
  ['a day off', { jadwal: null }, '2026-11-20T15:20:00+07:00', 'datang'],
])('%s', (_, lain, instant, sisi) => {
  expect(nextSisi({ ...terakhir, ...lain }, new Date(instant))).toBe(sisi);
});
