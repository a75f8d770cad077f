import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { expect, test } from 'vitest';
import { hariBuilders } from '../../testing/given/given-hari.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { deriveRentang } from '../turunan/derive-rentang.ts';
import { ingatkanHariTask } from './ingatkan-hari-task.ts';

const server = await startTestServer();
const { given, as, all, db, deps, surat, clock } = server;
const { kantor, scan, tutup } = hariBuilders(server);

/** Work is due from 07:00 to 14:00 every day. */
const JUMAT = '2026-11-20';
const SABTU = '2026-11-21';

async function guru(timezone = 'Asia/Jakarta') {
  const organisasi = await kantor();
  const { organisasi_id } = organisasi;
  await all.updateTable('pengaturan_organisasi').set({ timezone }).where('organisasi_id', '=', organisasi_id).execute();
  const member = await given.anggota(organisasi);
  const email = `${member.user_id}@contoh.id`;
  await all.updateTable('users').set({ email }).where('user_id', '=', member.user_id).execute();
  const self = as(member);
  /** What he has been told when the clock of Jakarta says so, the latest first. */
  const told = async (pukul: string, tanggal = JUMAT) => {
    clock.now = new Date(`${tanggal}T${pukul}:00+07:00`);
    await tutup(organisasi);
    await ingatkanHariTask.run(deps, clock.now);
    const { body } = await self.get('/me/lonceng');
    return (body.data as { pemberitahuan: { judul: string; tautan: string }[] }).pemberitahuan;
  };
  /** A tap that counts at once, as every tap does. */
  const tap = async (orang: typeof member, pukul: string) => {
    await scan(orang, JUMAT, pukul);
    const keys = { ...organisasi, timezone: 'Asia/Jakarta' } as const;
    const hari = { tgl_awal: JUMAT, tgl_akhir: JUMAT };
    await deriveRentang({ db, now: clock.now, organisasi: keys }, [orang.user_id], hari);
  };
  const choose = (jenis: string, cara: string) => self.put('/me/pemberitahuan', { pilihan: [{ jenis, cara }] });
  const letters = () => surat.filter(({ kepada }) => kepada === email).map(({ judul }) => judul);
  return { organisasi, member, self, told, tap, choose, letters };
}

test('who has not tapped is reminded before work once, and after it of leaving', async () => {
  const { organisasi, member, told, tap } = await guru();
  expect(await told('06:40')).toEqual([]);
  const [masuk, ...none] = await told('06:45');
  expect(masuk).toMatchObject({
    judul: 'Belum presensi: jam kerja mulai 07:00',
    tautan: `/dashboard/${organisasi.organisasi_id}#presensi`,
  });
  expect(none).toEqual([]);
  expect(await told('06:50')).toHaveLength(1);
  await tap(member, '06:58');
  expect(await told('14:14')).toHaveLength(1);
  expect((await told('14:15'))[0]?.judul).toBe('Belum presensi pulang: jam kerja 14:00 sudah lewat');
});

test('in another zone it is the clock there that counts', async () => {
  const { told } = await guru('Asia/Jayapura');
  // 06:45 in Jayapura.
  expect(await told('04:45')).toHaveLength(1);
});

test('a day that lacks a side is spoken of on the next work day', async () => {
  const { member, organisasi, told } = await guru();
  await scan(member, JUMAT, '06:58');
  expect(await told('20:00')).toEqual([]);
  await scan(member, SABTU, '06:59');
  const [latest] = await told('07:35', SABTU);
  expect(latest).toMatchObject({
    judul: 'Jumat, 20-11-2026, belum lengkap: tidak ada presensi pulang',
    tautan: `/organisasi/${organisasi.organisasi_id}/riwayat-hadir-user`,
  });
});

test('hours that differ from day to day are each told of their own day', async () => {
  const { organisasi, member, told } = await guru();
  await all
    .updateTable('jadwal_baris')
    .set({ jam_masuk: '08:00:00' })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('hari', '=', 6)
    .execute();
  await scan(member, JUMAT, '06:58');
  await told('20:00');
  expect((await told('07:45', SABTU))[0]?.judul).toBe('Belum presensi: jam kerja mulai 08:00');
});

test('flexible work is over when its hours are done, not when its window ends', async () => {
  const { organisasi, member, told, tap } = await guru();
  const { organisasi_id } = organisasi;
  await all
    .updateTable('jadwal')
    .set({ tipe_jadwal: TIPE_JADWAL.fleksibel })
    .where('organisasi_id', '=', organisasi_id)
    .execute();
  await all.updateTable('jadwal_baris').set({ durasi_menit: 300 }).where('organisasi_id', '=', organisasi_id).execute();
  await told('06:40');
  await tap(member, '07:30');
  expect((await told('12:45'))[0]?.judul).toBe('Belum presensi pulang: jam kerja 12:30 sudah lewat');
});

test('a day off and leave are quiet, and who is not active is left alone', async () => {
  const libur = await guru();
  const { tenant_id, organisasi_id } = libur.organisasi;
  const rentang = { tgl_mulai: JUMAT, tgl_selesai: JUMAT, status: STATUS_RECORD.aktif };
  await all
    .insertInto('hari_libur')
    .values({ tenant_id, organisasi_id, nama: 'HUT', jenis: 'organisasi', ...rentang })
    .execute();
  expect(await libur.told('06:45')).toEqual([]);
  await all
    .updateTable('anggota')
    .set({ status: STATUS_KEANGGOTAAN.tidak_aktif })
    .where('user_id', '=', libur.member.user_id)
    .execute();
  expect(await libur.told('06:45', SABTU)).toEqual([]);

  const cuti = await guru();
  await tutup(cuti.organisasi);
  await all
    .updateTable('kehadiran')
    .set({ status: 'cuti' })
    .where('user_id', '=', cuti.member.user_id)
    .where('tanggal', '=', JUMAT)
    .execute();
  expect(await cuti.told('06:45')).toEqual([]);
});

test('each chooses: not at all, or by mail as well', async () => {
  const diam = await guru();
  await diam.choose('belum_presensi', 'tidak');
  expect(await diam.told('06:45')).toEqual([]);
  const surel = await guru();
  await surel.choose('belum_presensi', 'surat');
  expect(await surel.told('06:45')).toHaveLength(1);
  expect(surel.letters()).toEqual(['Belum presensi: jam kerja mulai 07:00']);
  expect(diam.letters()).toEqual([]);
  expect((await surel.choose('belum_presensi', 'harian')).status).toBe(422);
  expect((await surel.choose('cuti', 'tidak')).status).toBe(422);
});
