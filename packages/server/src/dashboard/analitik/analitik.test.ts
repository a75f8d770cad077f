import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { hariJadiBuilders } from '../../testing/given/given-hari-jadi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();
const { hari } = hariJadiBuilders(all);
const tempat = tempatBuilders(all);
/** Senin to Jumat, and the same week before. */
const MINGGU_INI = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const MINGGU_LALU = MINGGU_INI.map((tanggal) => addDays(tanggal, -7));

/** Four teachers, two of them women, one of whom nobody has filled in what he is; the last is in a group: on time last week, this week late but for one. */
async function sekolah() {
  const organisasi = await given.organisasi();
  const anggota: Awaited<ReturnType<typeof given.anggota>>[] = [];
  for (let n = 0; n < 4; n += 1) anggota.push(await given.anggota(organisasi));
  const [ani, budi, cici, dedi] = anggota.map(({ user_id }) => user_id);
  if (!ani || !budi || !cici || !dedi) throw new Error('Nobody');
  for (const [user_id, gender] of [[ani, 'P'], [budi, 'L'], [cici, 'P'], [dedi, null]] as const) {
    await all.updateTable('users').set({ gender }).where('user_id', '=', user_id).execute();
  } // prettier-ignore
  const grup = await tempat.grup(organisasi, { nama: 'Guru' });
  const { tenant_id, organisasi_id } = organisasi;
  await all
    .insertInto('anggota_grup')
    .values({ tenant_id, organisasi_id, user_id: dedi, group_id: grup.group_id, tgl_mulai: '2026-01-01' })
    .execute();
  await hari(anggota, MINGGU_LALU);
  await hari(anggota.slice(0, 3), MINGGU_INI, { terlambat_menit: 5, jam_masuk: 7 * 3600 + 20 * 60 });
  await hari(anggota.slice(3), MINGGU_INI, { status: 'absen' });
  const url = (name: string, search = 'from=2026-11-16&to=2026-11-20') =>
    `/dashboard/orgs/${organisasi_id}/${name}?${search}`;
  const operator = as(await given.orang('operator', organisasi));
  const ask = async (name: string, search?: string) => (await operator.get(url(name, search))).body.data;
  return { organisasi, anggota, grup, url, operator, ask };
}

test('a day that is not over counts for nobody yet, in no figure, and beside the days before it', async () => {
  const { ask, anggota, grup } = await sekolah();
  const besok = '2026-11-23';
  await hari(anggota.slice(0, 1), [besok]);
  await hari(anggota.slice(1), [besok], { status: 'terbuka' });
  const sampai = `from=2026-11-16&to=${besok}`;
  expect(await ask('gender', sampai)).toMatchObject({
    laki_laki: { wajib: 5, hadir: 5, absen: 0 },
    belum_diisi: { wajib: 5, hadir: 0, absen: 5 },
    perempuan: { wajib: 11, hadir: 11, absen: 0 },
  });
  const { hari: days } = (await ask('trend-perangkat', sampai)) as { hari: object[] };
  expect(days.at(-1)).toMatchObject({ tanggal: besok, wajib: 1, hadir: 1, absen: 0 });
  expect(await ask('banding', sampai)).toMatchObject({
    kini: { wajib: 21, hadir: 16, absen: 5, cuti: 0 },
    bagian: [{ id: grup.group_id, kini: { wajib: 5, absen: 5 } }],
  });
});

test('the same days by gender, source, place, day, hour, and beside the week before', async () => {
  const { ask, grup } = await sekolah();
  expect(await ask('gender')).toMatchObject({
    laki_laki: { wajib: 5, hadir: 5, terlambat: 5, absen: 0 },
    belum_diisi: { wajib: 5, hadir: 0, terlambat: 0, absen: 5 },
    perempuan: { wajib: 10, hadir: 10, terlambat: 10, absen: 0 },
  });
  expect(await ask('perangkat')).toMatchObject({
    sumber: expect.arrayContaining([
      { sumber: 'ponsel', jumlah: 15 },
      { sumber: 'mesin', jumlah: 0 },
    ]),
    perangkat: [],
  });
  expect(await ask('lokasi-presensi')).toMatchObject({
    radius: [{ radius: STATUS_RADIUS.dalam, jumlah: 15 }, { jumlah: 0 }, { jumlah: 0 }],
  });
  const { hari: days } = (await ask('trend-perangkat')) as { hari: object[] };
  expect(days).toHaveLength(5);
  expect(days[0]).toMatchObject({ tanggal: '2026-11-16', wajib: 4, hadir: 3, terlambat: 3, absen: 1, ponsel: 3 });
  expect(await ask('kedatangan')).toMatchObject({
    sel: [1, 2, 3, 4, 5].map((one) => ({ hari: one, perempat: 29, jumlah: 3 })),
  });
  expect(await ask('banding')).toMatchObject({
    sebelum_from: '2026-11-11',
    sebelum_to: '2026-11-15',
    kini: { wajib: 20, hadir: 15, terlambat: 15, absen: 5 },
    sebelum: { wajib: 12, hadir: 12, terlambat: 0, absen: 0 },
    bagian: [{ id: grup.group_id, nama: 'Guru', kini: { wajib: 5, absen: 5 }, sebelum: { wajib: 3, hadir: 3 } }],
  });
});

test('a group leaves only those who were in it on the day', async () => {
  const { ask, grup } = await sekolah();
  const search = `from=2026-11-16&to=2026-11-20&group_id=${grup.group_id}`;
  expect(await ask('gender', search)).toMatchObject({
    belum_diisi: { absen: 5 },
    laki_laki: { wajib: 0 },
    perempuan: { wajib: 0 },
  });
  expect(await ask('trend-perangkat', search)).toMatchObject({
    hari: MINGGU_INI.map((tanggal) => ({ tanggal, absen: 1 })),
  });
});

test('events are counted at their machine and their place', async () => {
  const { ask, organisasi, anggota } = await sekolah();
  const { tenant_id, organisasi_id } = organisasi;
  const { lokasi_presensi_id } = await all
    .insertInto('lokasi_presensi')
    .values({ tenant_id, organisasi_id, nama: 'Aula', lat: -6.2, lng: 106.8 })
    .returning('lokasi_presensi_id')
    .executeTakeFirstOrThrow();
  const event = (waktu: string) => ({
    tenant_id,
    organisasi_id,
    user_id: anggota[0]?.user_id ?? 0,
    waktu,
    timezone: 'Asia/Jakarta',
    sumber: 'mesin',
    perangkat: 'Gerbang',
    lokasi_presensi_id,
  });
  await all
    .insertInto('presensi')
    .values([event('2026-11-15T16:59:59Z'), event('2026-11-15T17:00:00Z'), event('2026-11-20T16:59:59Z')])
    .execute();
  expect(await ask('perangkat')).toMatchObject({
    perangkat: [{ nama: 'Gerbang', jumlah: 2, terakhir: expect.any(String) }],
  });
  expect(await ask('lokasi-presensi')).toMatchObject({ lokasi: [{ lokasi_presensi_id, nama: 'Aula', jumlah: 2 }] });
});

test('a member reads his own days in all of it', async () => {
  const { url, anggota, grup } = await sekolah();
  const [ani] = anggota;
  if (!ani) throw new Error('Nobody');
  const own = async (name: string, search?: string) => (await as(ani).get(url(name, search))).body.data;
  expect(await own('gender')).toMatchObject({
    laki_laki: { wajib: 0 },
    perempuan: { wajib: 5, terlambat: 5 },
    belum_diisi: { wajib: 0 },
  });
  const dedi = anggota[3];
  if (!dedi) throw new Error('Nobody');
  expect((await as(dedi).get(url('gender'))).body.data).toMatchObject({
    laki_laki: { wajib: 0 },
    belum_diisi: { wajib: 5, absen: 5 },
  });
  expect(await own('trend-perangkat')).toMatchObject({ hari: MINGGU_INI.map((tanggal) => ({ tanggal, wajib: 1 })) });
  expect(await own('banding')).toMatchObject({ kini: { wajib: 5 }, bagian: [] });
  expect(await own('gender', `group_id=${grup.group_id}`)).toMatchObject({ laki_laki: { wajib: 0 } });
});

test('the sheet holds the same days; a span that is reversed or too long is refused at its field', async () => {
  const { operator, url } = await sekolah();
  const { raw } = await operator.call('GET', url('analitik/unduh'));
  const [sheet, gender] = (await readXlsx(raw)).sheets;
  expect(sheet?.rows).toHaveLength(6);
  expect(gender?.rows).toEqual([
    ['Jenis kelamin', 'Wajib', 'Hadir', 'Terlambat', 'Absen', 'Cuti'],
    ['Perempuan', 10, 10, 10, 0, 0],
    ['Laki-laki', 5, 5, 5, 0, 0],
    ['Belum diisi', 5, 0, 0, 5, 0],
  ]);
  expect((await operator.get(url('gender', 'from=2026-11-20&to=2026-11-19'))).body.errors).toHaveProperty('to');
  expect((await operator.get(url('gender', 'from=2025-01-01&to=2026-11-19'))).status).toBe(422);
});
