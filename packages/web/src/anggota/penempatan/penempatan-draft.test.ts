import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { Penempatan } from '@hadir/contract/anggota/penempatan/penempatan.contract.ts';
import { expect, test } from 'vitest';
import { changeDraft } from './penempatan-draft.ts';

const rina: Penempatan = {
  user_id: 5,
  nama: 'Rina Gunawan',
  nip: null,
  group_id: 2,
  grup: 'Guru Kelas',
  role: KODE_PERAN.user,
  rencana: null,
  lokasi: [{ lokasi_presensi_id: 8, nama: 'Kampus A' }],
};

test('changes of one member gather', () => {
  const draft = changeDraft(changeDraft(new Map(), rina, { group_id: null }), rina, { role: KODE_PERAN.operator });
  expect([...draft]).toEqual([[5, { group_id: null, role: KODE_PERAN.operator }]]);
});

test('a change back to what is in force leaves nothing to save', () => {
  const draft = changeDraft(changeDraft(new Map(), rina, { lokasi_presensi_ids: [] }), rina, {
    lokasi_presensi_ids: [8],
  });
  expect([...draft]).toEqual([]);
});
