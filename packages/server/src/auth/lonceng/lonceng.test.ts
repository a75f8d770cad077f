import { expect, test } from 'vitest';
import { deleteExpiredTask } from '../../app/delete-expired-task.ts';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const { given, as, all, deps, surat } = server;
const office = leaveOffices(server);

type Isi = {
  pemberitahuan: { pemberitahuan_id: number; jenis: string; judul: string; tautan: string; is_dibaca: boolean }[];
  belum_dibaca: number;
  is_ada_lagi: boolean;
};
type Pemanggil = ReturnType<typeof as>;
const bell = async (who: Pemanggil, query = '') => (await who.get(`/me/lonceng${query}`)).body.data as Isi;
const belum = async (who: Pemanggil) => (await who.get('/me/lonceng/belum')).body.data;

test('who decides hears of a request, and who asked of the decision, also without a mail address', async () => {
  const { operator, operator_id, member, act, organisasi } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  await all.updateTable('users').set({ email: null }).where('user_id', 'in', [ani.user_id, operator_id]).execute();
  surat.length = 0;
  const { cuti_id } = await ani.asked('2026-12-01');
  expect(await bell(operator)).toMatchObject({
    pemberitahuan: [
      {
        jenis: 'cuti',
        judul: 'Ajuan cuti Ani 01-12-2026',
        tautan: `/organisasi/${organisasi.organisasi_id}/riwayatcuti?bagian=menunggu`,
        is_dibaca: false,
      },
    ],
    belum_dibaca: 1,
  });
  await act(operator, cuti_id, 'setuju');
  expect(await belum(ani.self)).toEqual({ jumlah: 1 });
  const [hasil] = (await bell(ani.self)).pemberitahuan;
  expect(hasil).toMatchObject({ jenis: 'hasil', judul: 'Cuti Anda 01-12-2026 disetujui' });
  expect(surat).toEqual([]);
});

test('one is marked as read, or all; nobody marks or sees what is another’s', async () => {
  const { operator, member } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  for (const tanggal of ['2026-12-01', '2026-12-02', '2026-12-03']) await ani.asked(tanggal);
  const { pemberitahuan } = await bell(operator);
  const [latest] = pemberitahuan;
  const named = { pemberitahuan_id: latest?.pemberitahuan_id };
  await ani.self.put('/me/lonceng/dibaca', named);
  await ani.self.put('/me/lonceng/dibaca', {});
  expect(await belum(operator)).toEqual({ jumlah: 3 });
  await operator.put('/me/lonceng/dibaca', named);
  expect((await bell(operator)).pemberitahuan.map(({ is_dibaca }) => is_dibaca)).toEqual([true, false, false]);
  await operator.put('/me/lonceng/dibaca', {});
  expect(await belum(operator)).toEqual({ jumlah: 0 });
  expect((await bell(ani.self)).pemberitahuan).toEqual([]);
});

test('thirty come at a time, the latest first; what is three months old goes', async () => {
  const orang = await given.orang('operator', await given.organisasi());
  const row = { user_id: orang.user_id, tenant_id: orang.tenant_id ?? null, jenis: 'cuti', tautan: '/x' };
  await all
    .insertInto('pemberitahuan')
    .values(
      Array.from({ length: 32 }, (_, n) => ({ ...row, judul: `Ke-${n}`, dibuat_pada: `2026-08-${10 + (n % 9)}` })),
    )
    .execute();
  const self = as(orang);
  const first = await bell(self);
  expect(first.pemberitahuan).toHaveLength(30);
  expect(first).toMatchObject({ is_ada_lagi: true, belum_dibaca: 32 });
  const rest = await bell(self, `?sebelum=${first.pemberitahuan.at(-1)?.pemberitahuan_id ?? 0}`);
  expect(rest.pemberitahuan.map(({ judul }) => judul)).toEqual(['Ke-1', 'Ke-0']);
  expect(rest.is_ada_lagi).toBe(false);
  await deleteExpiredTask.run(deps, new Date('2026-11-30T00:00:00Z'));
  expect((await bell(self)).pemberitahuan).toEqual([]);
});

test('what is wanted in the mail of the day alone stands in the bell at once', async () => {
  const { operator, member } = await office();
  const ani = await member('Ani');
  await ani.grant(12);
  await operator.put('/me/pemberitahuan', { pilihan: [{ jenis: 'cuti', cara: 'harian' }] });
  await ani.asked('2026-12-01');
  expect(await belum(operator)).toEqual({ jumlah: 1 });
});
