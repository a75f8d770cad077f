import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { expect, test } from 'vitest';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { scheduling } from '../../testing/given/given-jadwal.ts';
import { KEHADIRAN_COLUMNS, toStored } from '../hari/stored-kehadiran.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { closeHariTask } from '../tutup-hari/close-hari-task.ts';

const server = await startTestServer();
const { given, as, all, clock, deps } = server;
const { kantor, scan } = hariBuilders(server);
const { daysOf } = scheduling(server);

const at = (waktu: string) => {
  clock.now = new Date(`${waktu}+07:00`);
};
const run = () => closeHariTask.run(deps, clock.now);

test.each(['organisasi', 'tenant'] as const)(
  'days on which the %s was closed are no absence once it is open again, and say so',
  async (apa) => {
    at('2026-11-17T20:00:00');
    const organisasi = await kantor();
    const [hadir, tidak] = [await given.anggota(organisasi), await given.anggota(organisasi)];
    await scan(hadir, '2026-11-18', '06:55');
    const { tenant_id, organisasi_id } = organisasi;
    const superAdmin = as(await given.akun({ is_super_admin: true }));
    const path = apa === 'tenant' ? `/tenant/${tenant_id}/aktivasi` : `/orgs/${organisasi_id}/aktivasi`;
    const ubah = async (status: number) =>
      expect((await superAdmin.put(path, { status, keterangan: 'tunggakan' })).status).toBe(200);

    at('2026-11-18T09:59:00');
    await run();
    at('2026-11-18T10:00:00');
    await ubah(15);
    at('2026-11-20T06:00:00');
    await run();
    await ubah(11);
    at('2026-11-20T20:00:00');
    await run();

    const ringkas = async (one: typeof hadir) =>
      (await daysOf(one)).map(({ tanggal, status }) => `${tanggal.slice(8)} ${status}`);
    expect(await ringkas(tidak)).toEqual(['16 absen', '17 absen', '18 libur', '19 libur', '20 absen']);
    expect(await ringkas(hadir)).toEqual(['16 absen', '17 absen', '18 hadir', '19 libur', '20 absen']);
    const stored = await all
      .selectFrom('kehadiran')
      .select(KEHADIRAN_COLUMNS)
      .where('user_id', '=', tidak.user_id)
      .where('tanggal', '=', '2026-11-19')
      .executeTakeFirstOrThrow();
    expect(toStored(stored).penjelasan).toMatchObject({ libur: { sebab: 'ditutup' }, jam: null });
  },
);

test('of another organisation of the tenant nothing changes', async () => {
  at('2026-11-17T20:00:00');
  const satu = await kantor();
  const dua = await kantor({ tenant_id: satu.tenant_id });
  const member = await given.anggota(dua);
  const admin = as(await given.orang('admin', satu));
  await admin.put(`/orgs/${satu.organisasi_id}/aktivasi`, { status: STATUS_RECORD.tidak_aktif, keterangan: 'libur' });
  at('2026-11-19T20:00:00');
  await admin.put(`/orgs/${satu.organisasi_id}/aktivasi`, { status: STATUS_RECORD.aktif });
  await run();
  expect((await daysOf(member)).map(({ status }) => status)).toEqual(['absen', 'absen', 'absen', 'absen']);
});
