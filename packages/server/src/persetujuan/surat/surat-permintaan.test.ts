import { beforeEach, describe, expect, test } from 'vitest';
import { permintaanBuilders, type JenisPermintaan } from '../../testing/given/given-permintaan.ts';
import { sendTautan } from '../../testing/send-tautan.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { ingatkanPenyetujuTask } from './ingatkan-penyetuju-task.ts';

const server = await startTestServer();
const { app, as, all, clock, deps, surat } = server;
const school = permintaanBuilders(server);
beforeEach(() => void (surat.length = 0));

const emailOf = async ({ user_id }: { user_id: number }) =>
  (await all.selectFrom('users').select('email').where('user_id', '=', user_id).executeTakeFirstOrThrow()).email;
/** Who got which mails since the last look. */
const take = () => surat.splice(0).map(({ kepada, judul }) => [kepada, judul]);
const orang = ({ user_id }: { user_id: number }) => ({ jenis: 'orang', user_id });

/** The dates that a request is about, as a heading names them. */
const HARI = String.raw`\d\d-\d\d-2026`;
const SEBUTAN: [JenisPermintaan, string, string][] = [
  ['klaim', `Ajuan ubah presensi Ani ${HARI}`, `Ubah presensi Anda ${HARI}`],
  ['presensi_manual', `Ajuan presensi swafoto Ani ${HARI}`, `Presensi swafoto Anda ${HARI}`],
  ['tukar_shift', `Ajuan tukar shift Ani ${HARI}`, `Tukar shift Anda ${HARI}`],
];

describe.each(SEBUTAN)('%s', (untuk, pola, milik) => {
  const ajuan = new RegExp(`^${pola}$`);
  const ditolak = new RegExp(`^${milik} ditolak$`);
  /** A request of Ani's that waits for the head of her group; all mails before are out of the way. */
  async function asked(more: object = {}) {
    const at = await school(untuk);
    await at.chain({ ...orang(at.kepala), ...more }, orang(at.kasubag));
    const id = await at.ask();
    const mails = surat.splice(0);
    return { ...at, id, mails };
  }

  test('each level is mailed when its turn comes, and the asker when it is decided', async () => {
    const { id, mails, kepala, kasubag, ani, decide } = await asked();
    expect(mails.filter(({ judul }) => ajuan.test(judul)).map(({ kepada }) => kepada)).toEqual([await emailOf(kepala)]);
    await decide(as(kepala), id, { setuju: true });
    expect(take()).toEqual([[await emailOf(kasubag), expect.stringMatching(ajuan)]]);
    await decide(as(kasubag), id, { setuju: false, keterangan: 'Bukan itu' });
    const kabar = surat.find(({ judul }) => ditolak.test(judul));
    expect(kabar?.teks).toContain('Alasannya: Bukan itu');
    // To a screen that is hers: the operators' list of selfies is closed to her.
    if (untuk === 'presensi_manual') expect(kabar?.teks).toMatch(/\/riwayat-hadir-user\?rinci=\d+_\d{4}-\d\d-\d\d\n/);
    expect(take()).toContainEqual([await emailOf(ani), expect.stringMatching(ditolak)]);
  });

  test('whom escalation reaches is mailed once, when it is due', async () => {
    const { kasubag } = await asked({ eskalasi_hari: 2 });
    const before = clock.now;
    const ingatkan = () => ingatkanPenyetujuTask.run(deps, clock.now);
    await ingatkan();
    expect(take()).toEqual([]);
    // Midnight in Jakarta.
    clock.now = new Date(before.getTime() + 2 * 86_400_000);
    await ingatkan();
    await ingatkan();
    clock.now = before;
    const surel = await emailOf(kasubag);
    expect(take().filter(([kepada]) => kepada === surel)).toEqual([[surel, expect.stringMatching(ajuan)]]);
  });

  test('the mail leads to where it is decided, and decides nothing of another’s turn', async () => {
    const { id, mails, kepala, isInForce, decide, organisasi, seen } = await asked();
    const teks = mails.find(({ judul }) => ajuan.test(judul))?.teks ?? '';
    if (untuk === 'presensi_manual') {
      expect(teks).toContain(`/organisasi/${organisasi.organisasi_id}/persetujuan?bagian=presensi_manual`);
      expect(teks).not.toContain('/keputusan/');
      return;
    }
    const link = /\/keputusan\/\S+/.exec(teks)?.[0] ?? '';
    expect((await app.inject({ url: link })).body).toContain('Ani');
    expect(await sendTautan(app, link, { tindakan: 'tangguhkan', keterangan: 'Nanti' })).toMatchObject({
      statusCode: 422,
    });
    const kosong = await sendTautan(app, link, { tindakan: 'tolak', keterangan: '  ' });
    expect(kosong.statusCode).toBe(422);
    // The same form again, with what was chosen and what is missing.
    expect(kosong.body).toMatch(
      /value="tolak" required checked>.*<textarea[^>]*aria-invalid="true".*Wajib diisi.*<button/s,
    );
    expect(kosong.body).toContain('Ani');
    expect(await sendTautan(app, link, { tindakan: 'setuju' })).toMatchObject({ statusCode: 200 });
    expect(await seen()).toMatchObject({ persetujuan: { urutan: 1, putusan: [{ nama: 'Kepala', is_setuju: true }] } });
    expect(await sendTautan(app, link, { tindakan: 'setuju' })).toMatchObject({ statusCode: 422 });
    const next = /\/keputusan\/\S+/.exec(surat[0]?.teks ?? '')?.[0] ?? '';
    expect(await isInForce()).toBe(false);
    expect(await sendTautan(app, next, { tindakan: 'setuju' })).toMatchObject({ statusCode: 200 });
    expect(await isInForce()).toBe(true);
    expect((await decide(as(kepala), id, { setuju: true })).status).not.toBe(200);
  });
});

test('a claim is told by whose it is, also where nobody knows any more who wrote it down', async () => {
  const { ask, chain, kepala, kasubag, decide } = await school('klaim');
  await chain(orang(kepala), orang(kasubag));
  const id = await ask();
  await all.updateTable('klaim_presensi').set({ dibuat_oleh: null }).where('presensi_klaim_id', '=', id).execute();
  surat.length = 0;
  await decide(as(kepala), id, { setuju: true });
  expect(take()).toEqual([[await emailOf(kasubag), expect.stringMatching(/^Ajuan ubah presensi Ani /)]]);
});

test('whom a swap is asked of is told whose it is, and that it waits for his agreement', async () => {
  const { ask, budi } = await school('tukar_shift');
  await ask();
  const asked = surat.find(({ judul }) => judul === 'Tukar shift Ani 05-12-2026 menunggu kesepakatan Anda');
  expect(asked?.kepada).toBe(await emailOf(budi));
  expect(asked?.teks).toContain('Permohonan ini menunggu kesepakatan Anda.');
  expect(take().map(([, judul]) => judul)).not.toContainEqual(expect.stringMatching(/^Tukar shift Anda .* diajukan$/));
});

test('selfies that name nobody are gathered: each operator gets one mail of them all, once in four hours at most', async () => {
  const { ask } = await school('presensi_manual');
  const tellAfter = async (minutes: number) => {
    const before = clock.now;
    clock.now = new Date(before.getTime() + minutes * 60_000);
    await ingatkanPenyetujuTask.run(deps, clock.now);
    clock.now = before;
    return take().flatMap(([kepada, judul]) => (judul?.includes('swafoto') ? [[kepada, judul]] : []));
  };
  await ask();
  await ask();
  expect(take()).toEqual([]);
  const told = await tellAfter(10);
  expect(told.map(([, judul]) => judul)).toEqual(Array(2).fill('2 ajuan presensi swafoto menunggu keputusan Anda'));
  expect(new Set(told.map(([kepada]) => kepada)).size).toBe(2);
  await ask();
  expect(await tellAfter(25)).toEqual([]);
  expect((await tellAfter(251)).map(([, judul]) => judul)).toEqual(
    Array(2).fill(expect.stringMatching(`^Ajuan presensi swafoto Ani ${HARI}$`)),
  );
});
