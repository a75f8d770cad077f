import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { TindakLanjut } from '@hadir/contract/dashboard/tindak-lanjut.ts';
import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const { all, clock, surat } = server;
const { closeDays } = scheduling(server);
const office = leaveOffices(server);

/** Ani with so many days, and what is said of her leave where it is looked for. */
async function given(saldo: number) {
  const kantor = await office();
  const { operator, url, act } = kantor;
  const ani = await kantor.member('Ani');
  await ani.grant(saldo);
  const libur = async (tgl_mulai: string) => {
    const answer = await operator.post(`${url}/hari-libur`, { nama: 'Libur', tgl_mulai, koreksi: true });
    return (answer.body.data as { hari_libur_id: number }).hari_libur_id;
  };
  const batalLibur = (id: number) => operator.delete(`${url}/hari-libur/${id}`, { koreksi: true });
  const approved = async (...dates: [string, string]) => {
    const { cuti_id } = await ani.asked(...dates);
    expect((await act(operator, cuti_id, 'setuju')).status).toBe(200);
    return cuti_id;
  };
  const detail = async (cuti_id: number) => (await operator.get(`${url}/cuti/${cuti_id}`)).body.data as DetailCuti;
  const followUp = async () => {
    const { body } = await operator.get(`/dashboard/orgs/${kantor.organisasi.organisasi_id}`);
    const { tindak_lanjut } = (body.data as { organisasi: { tindak_lanjut: TindakLanjut[] } }).organisasi;
    return tindak_lanjut.find(({ jenis }) => jenis === 'cuti_kurang_saldo')?.jumlah ?? 0;
  };
  const paid = async (cuti_id: number) => {
    const rows = await all
      .selectFrom('cuti_saldo')
      .select(['jenis', 'jumlah'])
      .where('cuti_id', '=', cuti_id)
      .execute();
    return -rows.filter(({ jenis }) => jenis !== 'hangus').reduce((sum, { jumlah }) => sum + Number(jumlah), 0);
  };
  /** No leave is being counted again. */
  const settled = () =>
    expect
      .poll(() =>
        all
          .selectFrom('pekerjaan')
          .select('jenis')
          .where('organisasi_id', '=', kantor.organisasi.organisasi_id)
          .where('status', 'in', ['menunggu', 'berjalan'])
          .execute(),
      )
      .toEqual([]);
  return { ...kantor, ani, libur, batalLibur, approved, detail, followUp, paid, settled };
}

test('a day that becomes a work day on an empty balance is told, listed and hinders its month, until it is paid', async () => {
  const { ani, libur, batalLibur, approved, detail, followUp, operator, url, organisasi, settled } = await given(2);
  const id = await libur('2026-11-25');
  const cuti_id = await approved('2026-11-23', '2026-11-25');
  expect(await detail(cuti_id)).toMatchObject({ jumlah_hari: 2, hari_kurang: [] });
  await batalLibur(id);
  await expect.poll(async () => (await detail(cuti_id)).hari_kurang).toEqual([{ tanggal: '2026-11-25', hari: 1 }]);
  await expect.poll(async () => (await detail(cuti_id)).jumlah_hari).toBe(3);
  await settled();
  expect(surat.map(({ judul }) => judul)).toContain(
    'Cuti 23-11-2026 s.d. 25-11-2026 kini 3 hari, sebelumnya 2 hari, 1 hari belum ditutup saldo',
  );
  expect((await detail(cuti_id)).tindakan).toContain('kembalikan');
  expect(await followUp()).toBe(1);
  const list = await operator.get(`${url}/cuti?is_kurang=1`);
  expect(list.body.data).toMatchObject({ total: 1, data: [{ cuti_id }] });

  const before = clock.now;
  clock.now = new Date('2026-12-03T02:00:00Z');
  await closeDays(organisasi);
  const hambatan = () => operator.get(`${url}/presensi/verval-hambatan?jenis=saldo_kurang`);
  expect((await hambatan()).body.data).toMatchObject({ data: [{ tanggal: '2026-11-25', hari: 1, nomor: cuti_id }] });
  clock.now = before;

  await ani.grant(1);
  await expect.poll(async () => (await detail(cuti_id)).hari_kurang).toEqual([]);
  await settled();
  expect([await followUp(), await ani.sisa()]).toEqual([0, 0]);
  expect((await operator.get(`${url}/cuti?is_kurang=1`)).body.data).toMatchObject({ total: 0 });
});

test('what another leave gives back pays for the day that was missing', async () => {
  const { libur, batalLibur, approved, detail } = await given(3);
  const id = await libur('2026-11-24');
  const kurang = await approved('2026-11-23', '2026-11-24');
  await approved('2026-11-30', '2026-12-01');
  await batalLibur(id);
  await expect.poll(async () => (await detail(kurang)).hari_kurang).toEqual([{ tanggal: '2026-11-24', hari: 1 }]);
  await libur('2026-11-30');
  await expect.poll(async () => (await detail(kurang)).hari_kurang).toEqual([]);
});

test('a leave called off half-way pays the days taken with those it gives back; what is left is told, until it is paid', async () => {
  const { ani, libur, batalLibur, approved, detail, operator, act, followUp, settled } = await given(1);
  const ids = [await libur('2026-11-23'), await libur('2026-11-24')];
  const cuti_id = await approved('2026-11-23', '2026-11-25');
  for (const id of ids) await batalLibur(id);
  await expect.poll(async () => (await detail(cuti_id)).hari_kurang.length).toBe(2);
  const before = clock.now;
  clock.now = new Date('2026-11-25T02:00:00Z');
  expect((await act(operator, cuti_id, 'batal', { keterangan: 'Dipanggil masuk' })).status).toBe(200);
  await settled();
  expect(await detail(cuti_id)).toMatchObject({ hari_kurang: [{ tanggal: '2026-11-24', hari: 1 }] });
  expect([await ani.sisa(), await followUp()]).toEqual([0, 0]);
  await ani.grant(2);
  await expect.poll(async () => (await detail(cuti_id)).hari_kurang).toEqual([]);
  await settled();
  expect(await ani.sisa()).toBe(1);
  clock.now = before;
});

test('whatever holidays and balances do, a leave counts what its ledger paid and what is told as missing', async () => {
  const { ani, libur, batalLibur, approved, detail, paid, settled } = await given(6);
  const semua = [await approved('2026-12-07', '2026-12-09'), await approved('2026-12-14', '2026-12-16')];
  const dates = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-14', '2026-12-15', '2026-12-16'];
  const known = new Map<string, number>();
  let seed = 20_261_120;
  const random = (of: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % of;
  let missing = 0;
  for (let step = 0; step < 14; step += 1) {
    const tanggal = dates[random(dates.length)] ?? '';
    const id = known.get(tanggal);
    if (step % 5 === 2)
      semua.push(await approvedOr(() => approved(`2026-12-${21 + (step % 3)}`, `2026-12-${21 + (step % 3)}`)));
    else if (id !== undefined) {
      await batalLibur(id);
      known.delete(tanggal);
    } else known.set(tanggal, await libur(tanggal));
    if (step === 9) await ani.grant(1);
    await settled();
    for (const cuti_id of semua.filter((one) => one > 0)) {
      const { jumlah_hari, hari_kurang } = await detail(cuti_id);
      const kurang = hari_kurang.reduce((sum, { hari }) => sum + hari, 0);
      missing += kurang;
      expect(jumlah_hari, `step ${step}`).toBe((await paid(cuti_id)) + kurang);
      // Nothing is missing while anything is left, whichever leave gave it back.
      if (kurang > 0) expect(await ani.sisa(), `step ${step}`).toBe(0);
    }
  }
  expect(missing).toBeGreaterThan(0);
});

/** 0 where the balance has nothing left to ask for. */
const approvedOr = (ask: () => Promise<number>) => ask().catch(() => 0);
