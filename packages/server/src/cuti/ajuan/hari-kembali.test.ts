import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const { all, surat } = server;
const { scan, tutup } = hariBuilders(server);
const office = leaveOffices(server);
let kantor: Awaited<ReturnType<typeof office>>;
beforeEach(async () => {
  kantor = await office({ maks_mundur: 60 });
  const { organisasi_id } = kantor.organisasi;
  await all
    .updateTable('organisasi')
    .set({ dibuat_pada: '2026-10-01' })
    .where('organisasi_id', '=', organisasi_id)
    .execute();
});

const ALASAN = { keterangan: 'Masuk kerja, ada di daftar hadir' };

/** A member whose leave from Tuesday 10 to Thursday 12 November is over, as it stands. */
async function pastLeave(nama = 'Ani') {
  const ani = await kantor.member(nama);
  await ani.grant(12);
  await tutup(kantor.organisasi);
  const { cuti_id } = await ani.asked('2026-11-10', '2026-11-12');
  expect((await kantor.act(kantor.operator, cuti_id, 'setuju')).status).toBe(200);
  const kembalikan = (hari: string[], more: object = ALASAN, by = kantor.operator) =>
    kantor.act(by, cuti_id, 'kembalikan', { hari, ...more });
  const now = async () => (await ani.self.get(`${kantor.url}/cuti/${cuti_id}`)).body.data as DetailCuti;
  const statusOn = async (tanggal: string) => {
    const row = await all
      .selectFrom('kehadiran')
      .select('status')
      .where('user_id', '=', ani.user_id)
      .where('tanggal', '=', tanggal)
      .executeTakeFirst();
    return row?.status;
  };
  return { ...ani, cuti_id, kembalikan, now, statusOn };
}

describe('a day of leave that was not taken', () => {
  test('is given back after it has passed: judged as any other day, its balance returned, the others untouched', async () => {
    const ani = await pastLeave();
    expect([await ani.statusOn('2026-11-11'), await ani.sisa()]).toEqual(['cuti', 9]);

    const answer = await ani.kembalikan(['2026-11-11']);
    expect(answer.body.message).toBe('Hari cuti dikembalikan');
    expect(answer.body.data).toMatchObject({
      status: STATUS_CUTI.disetujui,
      jumlah_hari: 2,
      hari_kembali: ['2026-11-11'],
    });
    expect((answer.body.data as DetailCuti).hari.map(({ tanggal }) => tanggal)).toEqual(['2026-11-10', '2026-11-12']);
    expect([await ani.statusOn('2026-11-10'), await ani.statusOn('2026-11-11'), await ani.statusOn('2026-11-12')]).toEqual(['cuti', 'absen', 'cuti']); // prettier-ignore
    expect(await ani.sisa()).toBe(10);
    expect((await ani.now()).riwayat.at(-1)).toMatchObject({
      tindakan: 'hari dikembalikan',
      keterangan: ALASAN.keterangan,
      tgl_awal: '2026-11-11',
      tgl_akhir: '2026-11-11',
    });
    const orang = await all.selectFrom('users').select('email').where('user_id', '=', ani.user_id).executeTakeFirst();
    expect(surat.filter(({ kepada }) => kepada === orang?.email).at(-1)?.judul).toBe('Cuti Anda 10-11-2026 s.d. 12-11-2026 dikembalikan sebagian harinya'); // prettier-ignore
  });

  test('counts as present where the member had tapped, and stands apart in the calendar', async () => {
    const ani = await pastLeave();
    const { tenant_id, organisasi_id } = kantor.organisasi;
    await scan({ tenant_id, organisasi_id, user_id: ani.user_id }, '2026-11-11', '06:50', '16:30');
    await ani.kembalikan(['2026-11-11']);
    expect(await ani.statusOn('2026-11-11')).toBe('hadir');
    const kalender = await kantor.operator.get(`${kantor.url}/cuti/kalender?tgl_awal=2026-11-01&tgl_akhir=2026-11-30`);
    expect(JSON.stringify(kalender.body.data)).not.toContain('"tgl_awal":"2026-11-10","tgl_akhir":"2026-11-12"');
  });

  test('ends the leave as cancelled when it was the last', async () => {
    const ani = await pastLeave();
    await ani.kembalikan(['2026-11-10', '2026-11-11']);
    const answer = await ani.kembalikan(['2026-11-12']);
    expect(answer.body.data).toMatchObject({ status: STATUS_CUTI.ditolak, tgl_batal: '2026-11-10' });
    expect(await ani.sisa()).toBe(12);
    expect(await ani.statusOn('2026-11-10')).toBe('absen');
  });

  test('is free for other leave, and the days beside it are not', async () => {
    const ani = await pastLeave();
    expect((await ani.ask('2026-11-11')).status).toBe(433);
    await ani.kembalikan(['2026-11-11']);
    expect((await ani.ask('2026-11-11', '2026-11-12')).status).toBe(433);
    const { cuti_id } = await ani.asked('2026-11-11');
    expect((await kantor.act(kantor.operator, cuti_id, 'setuju')).status).toBe(200);
    expect([await ani.statusOn('2026-11-11'), await ani.sisa()]).toEqual(['cuti', 9]);
  });

  test('stays given back when schedules are judged again, and is given back once', async () => {
    const ani = await pastLeave();
    await ani.kembalikan(['2026-11-11']);
    const { organisasi_id } = kantor.organisasi;
    await kantor.operator.post(`/orgs/${organisasi_id}/hari-libur`, { nama: 'Libur', jenis: 'libur instansi', tgl_mulai: '2026-11-12', tgl_selesai: '2026-11-12' }); // prettier-ignore
    expect(await ani.now()).toMatchObject({ hari_kembali: ['2026-11-11'] });
    const again = await ani.kembalikan(['2026-11-11']);
    expect([again.status, again.body.errors]).toEqual([422, { hari: ['11-11-2026 bukan hari cuti ini, atau sudah dikembalikan'] }]); // prettier-ignore
  });

  test.each([
    ['without a remark', ['2026-11-11'], {}, 422],
    ['of no day', [], ALASAN, 422],
    ['of a day beside it', ['2026-11-13'], ALASAN, 422],
  ])('is not given back %s', async (_, hari, more, status) => {
    const ani = await pastLeave();
    expect((await ani.kembalikan(hari, more)).status).toBe(status);
    expect([await ani.statusOn('2026-11-11'), await ani.sisa()]).toEqual(['cuti', 9]);
  });

  test('is not given back by the member, nor by an operator to himself', async () => {
    const ani = await pastLeave();
    expect((await ani.kembalikan(['2026-11-11'], ALASAN, ani.self)).status).toBe(433);
    expect((await ani.now()).tindakan).not.toContain('kembalikan');
    const rekan = (await kantor.member('Rekan')).self;
    expect((await ani.kembalikan(['2026-11-11'], ALASAN, rekan)).status).toBe(404);
  });

  test('is refused in a frozen month', async () => {
    const bu = await kantor.member('Bu Beku');
    await bu.grant(12);
    const { cuti_id } = await bu.asked('2026-10-13', '2026-10-15');
    await kantor.act(kantor.operator, cuti_id, 'setuju');
    await tutup(kantor.organisasi);
    const beku = await kantor.operator.post(`${kantor.url}/presensi/verval-generate`, { bulan: '2026-10' });
    expect(beku.body.message).toMatch(/^Oktober 2026 dibekukan untuk/);
    const answer = await kantor.act(kantor.operator, cuti_id, 'kembalikan', { hari: ['2026-10-14'], ...ALASAN });
    expect(answer.status).toBe(433);
    expect(answer.body.message).toContain('Oktober 2026');
    expect(await bu.sisa()).toBe(9);
  });
});
