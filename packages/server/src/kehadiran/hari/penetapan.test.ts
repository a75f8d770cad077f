import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { expect, test } from 'vitest';
import { jam, scheduling, SENIN_JUMAT } from '../../testing/given/given-jadwal.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock } = server;
const tempat = tempatBuilders(all);
const { closeDays } = scheduling(server);

test('the explanation of a day says who placed its member, gave its schedule, or wrote its shift, since when, and when', async () => {
  clock.now = new Date('2026-11-18T02:00:00Z');
  const organisasi = await given.organisasi({ dibuat_pada: '2026-11-01T00:00:00Z' });
  const operatorBernama = (nama: string) => given.anggota(organisasi, { nama, role: KODE_PERAN.operator });
  const rina = as(await operatorBernama('Bu Rina'));
  const dian = as(await operatorBernama('Pak Dian'));
  const ani = await given.anggota(organisasi, { nama: 'Ani' });
  const { group_id } = await tempat.grup(organisasi, { nama: 'Satpam' });
  const url = `/orgs/${organisasi.organisasi_id}`;
  const makeJadwal = async (isi: object) =>
    ((await rina.post(`${url}/jadwal`, { tgl_mulai: '2020-01-01', ...isi })).body.data as { jadwal_id: number })
      .jadwal_id;
  const jadwal_id = await makeJadwal({ nama: 'Pos', tipe_jadwal: TIPE_JADWAL.reguler, baris: SENIN_JUMAT });
  const malam = await makeJadwal({ nama: 'Malam', tipe_jadwal: TIPE_JADWAL.shift, baris: [jam('19:00', '07:00')] });
  const besok = { tgl_mulai: '2026-11-19' };
  await rina.post(`${url}/set-jadwal-group`, { jadwal_id, group_id: [group_id], ...besok });
  clock.now = new Date('2026-11-18T03:15:00Z');
  expect((await dian.post(`${url}/users-plot`, { user_ids: [ani.user_id], group_id, ...besok })).status).toBe(201);
  await dian.post(`${url}/jadwal-shift`, {
    sel: [{ user_id: ani.user_id, tanggal: '2026-11-20', jadwal_id: malam }],
  });

  clock.now = new Date('2026-11-21T06:00:00Z');
  await closeDays(organisasi);
  const days = await dian.get(
    `${url}/presensi/riwayat/${ani.user_id}?from=2026-11-19&to=2026-11-20&sort=tanggal&is_libur=1`,
  );
  const { data } = days.body.data as { data: { kalimat: string[] }[] };
  expect(data.map(({ kalimat }) => kalimat.slice(0, 3))).toEqual([
    [
      'Jam kerja Pos 07:00 sampai 14:00 berlaku menurut jam kerja grup.',
      'Menjadi anggota grup Satpam sejak 19-11-2026, ditempatkan oleh Pak Dian pada 18-11-2026 10:15:00.',
      'Jam kerja itu ditetapkan sejak 19-11-2026 oleh Bu Rina pada 18-11-2026 09:00:00.',
    ],
    [
      expect.stringMatching(/^Jam kerja Malam .* berlaku menurut jadwal shift\.$/),
      'Jadwal shift hari ini ditulis oleh Pak Dian pada 18-11-2026 10:15:00.',
      expect.any(String),
    ],
  ]);
});
