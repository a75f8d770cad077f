import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { DetailCuti, TindakanAjuan } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { expect, test } from 'vitest';
import type { Answer } from '../../testing/caller.ts';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const kantor = await leaveOffices(server)();
const { operator, url, act } = kantor;
const colleague = (await kantor.member('Rekan')).self;

type Aksi = TindakanAjuan | 'ganti' | 'hapus';
type Siapa = 'anggota' | 'operator' | 'rekan';

const KETERANGAN = { keterangan: 'Alasan' };
const TANGGAL_LAIN = { ...KETERANGAN, tgl_awal: '2026-12-07', tgl_akhir: '2026-12-07' };

const { dibuat, diajukan, disetujui, ditolak } = STATUS_CUTI;

/** How each state is come to, from a request that was just sent. */
const KEADAAN = {
  [dibuat]: { lewat: 'tarik', oleh: 'anggota', isi: {}, sebutan: 'ditarik' },
  [diajukan]: { lewat: null, oleh: 'anggota', isi: {}, sebutan: 'diajukan' },
  [disetujui]: { lewat: 'setuju', oleh: 'operator', isi: {}, sebutan: 'disetujui' },
  '13 diubah': { lewat: 'ubah', oleh: 'operator', isi: TANGGAL_LAIN, sebutan: 'disetujui' },
  [ditolak]: { lewat: 'tolak', oleh: 'operator', isi: KETERANGAN, sebutan: 'ditolak' },
  '14 batal': { lewat: 'batal', oleh: 'anggota', isi: KETERANGAN, sebutan: 'dibatalkan' },
} as const;
type Keadaan = keyof typeof KEADAAN;

const SEMUA: Aksi[] = [
  ...(['ajukan', 'tarik', 'setuju', 'ubah', 'tangguhkan', 'tolak', 'batal', 'tolak_perubahan'] as const),
  'ganti',
  'hapus',
];
const PUTUSAN: Aksi[] = ['setuju', 'ubah', 'tangguhkan', 'tolak'];

/** What becomes of it; every action that is not named is refused with the state in the message. */
const BOLEH: Record<Siapa, Record<Keadaan, Partial<Record<Aksi, number | 'hilang'>>>> = {
  anggota: {
    [dibuat]: { ajukan: diajukan, ganti: dibuat, hapus: 'hilang' },
    [diajukan]: { tarik: dibuat },
    [disetujui]: { batal: ditolak },
    '13 diubah': { batal: ditolak, tolak_perubahan: ditolak },
    [ditolak]: {},
    '14 batal': {},
  },
  operator: {
    [dibuat]: { ajukan: diajukan, ganti: dibuat, hapus: 'hilang' },
    [diajukan]: { tarik: dibuat, setuju: disetujui, ubah: disetujui, tangguhkan: ditolak, tolak: ditolak },
    [disetujui]: { batal: ditolak },
    '13 diubah': { batal: ditolak },
    [ditolak]: {},
    '14 batal': {},
  },
  rekan: { [dibuat]: {}, [diajukan]: {}, [disetujui]: {}, '13 diubah': {}, [ditolak]: {}, '14 batal': {} },
};
/** Refused for who asks, not for the state. */
const OWN = 'Ajuan sendiri diputuskan oleh orang lain';
const NOT_CHANGED = 'Tanggal ajuan ini tidak diubah, jadi tidak ada yang dapat ditolak';

let nomor = 0;
async function requestIn(keadaan: Keadaan) {
  const { lewat, oleh, isi } = KEADAAN[keadaan];
  const ani = await kantor.member(`Ani ${(nomor += 1)}`);
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-12-01', '2026-12-03');
  if (keadaan === '14 batal') await act(operator, cuti_id, 'setuju');
  if (lewat) {
    const answer = await act(oleh === 'anggota' ? ani.self : operator, cuti_id, lewat, isi);
    if (answer.status !== 200) throw new Error(answer.body.message);
  }
  const by = { anggota: ani.self, operator, rekan: colleague };
  const run = (siapa: Siapa, aksi: Aksi): Promise<Answer> => {
    if (aksi === 'hapus') return by[siapa].delete(`${url}/cuti/${cuti_id}`);
    if (aksi === 'ganti') return by[siapa].form('PUT', `${url}/cuti/${cuti_id}`, ani.form('2026-12-02'));
    const isi =
      aksi === 'ubah' ? TANGGAL_LAIN : PUTUSAN.includes(aksi) || aksi === 'batal' || aksi === 'tarik' ? KETERANGAN : {};
    return act(by[siapa], cuti_id, aksi, isi);
  };
  const now = async () => {
    const { status, body } = await ani.self.get(`${url}/cuti/${cuti_id}`);
    return status === 404 ? 'hilang' : (body.data as DetailCuti).status;
  };
  return { run, now };
}

const CASES = (['anggota', 'operator', 'rekan'] as const).flatMap((siapa) =>
  (Object.keys(KEADAAN) as Keadaan[]).map((keadaan) => [siapa, keadaan] as const),
);

test.each(CASES)(
  '%s on a request in state %s: what is allowed moves it, all else is refused',
  async (siapa, keadaan) => {
    const boleh = BOLEH[siapa][keadaan];
    const state = Number.parseInt(String(keadaan), 10);
    const refused = await requestIn(keadaan);
    for (const aksi of SEMUA) {
      const after = boleh[aksi];
      if (after !== undefined) {
        const moved = await requestIn(keadaan);
        expect([aksi, (await moved.run(siapa, aksi)).status]).toEqual([aksi, 200]);
        expect([aksi, await moved.now()]).toEqual([aksi, after]);
        continue;
      }
      const { status, body } = await refused.run(siapa, aksi);
      expect([aksi, await refused.now()]).toEqual([aksi, state]);
      if (siapa === 'rekan') expect([aksi, status]).toEqual([aksi, 404]);
      else if (siapa === 'operator' && aksi === 'tolak_perubahan') expect([aksi, status]).toEqual([aksi, 403]);
      else {
        const isOwn = siapa === 'anggota' && state === diajukan && PUTUSAN.includes(aksi);
        const isSame = aksi === 'tolak_perubahan' && Number(keadaan) === disetujui;
        const said = isOwn ? OWN : isSame ? NOT_CHANGED : `Ajuan ini sudah ${KEADAAN[keadaan].sebutan}`;
        expect([aksi, status, body.message]).toEqual([aksi, 433, expect.stringContaining(said)]);
      }
    }
  },
);

test('his own request is another’s to decide, whichever level he names', async () => {
  const ani = await kantor.member(`Citra ${(nomor += 1)}`);
  await ani.grant(12);
  const { cuti_id } = await ani.asked('2026-12-01');
  const { status, body } = await act(ani.self, cuti_id, 'setuju', { urutan: 1 });
  expect([status, body.message]).toEqual([433, OWN]);
});

test('a decision that ends a request, and a cancellation by an operator, want a remark', async () => {
  for (const [keadaan, aksi] of [
    [diajukan, 'tolak'],
    [diajukan, 'tangguhkan'],
    [disetujui, 'batal'],
  ] as const) {
    const ani = await kantor.member(`Budi ${(nomor += 1)}`);
    await ani.grant(12);
    const { cuti_id } = await ani.asked('2026-12-01');
    if (keadaan === disetujui) await act(operator, cuti_id, 'setuju');
    const { status, body } = await act(operator, cuti_id, aksi);
    expect([aksi, status, body.errors]).toEqual([aksi, 422, { keterangan: ['Isi keterangan'] }]);
  }
});
