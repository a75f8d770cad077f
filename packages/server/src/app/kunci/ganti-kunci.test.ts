import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { keepAktivasi } from '../../auth/aktivasi/issue-aktivasi.ts';
import { checkLog } from '../../log/periksa/check-log.ts';
import { listKunciSegel } from '../../log/segel/list-kunci-segel.ts';
import { sealLog } from '../../log/segel/seal-log.ts';
import { readConfig } from '../../platform/kit/config.ts';
import { deliverSurat } from '../../platform/mail/deliver-surat.ts';
import { openSmtp, type Smtp } from '../../platform/mail/open-smtp.ts';
import { sealSurat } from '../../platform/mail/seal-surat.ts';
import { insertSuratKeluar } from '../../platform/mail/surat-keluar.queries.ts';
import { givenFaktor } from '../../testing/given/given-faktor.ts';
import { kuesionerBuilders, SEHAT } from '../../testing/given/given-kuesioner.ts';
import { wajahBuilders } from '../../testing/given/given-wajah.ts';
import { startSmtp } from '../../testing/luar/start-smtp.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { listCiri } from '../../wajah/presensi/banding.queries.ts';
import { unsealCiri } from '../../wajah/dasar/seal-ciri.ts';
import { gantiKunci } from './ganti-kunci.ts';
import { KOLOM_TERSEGEL } from './kolom-tersegel.ts';
import { sebutGantiKunci } from './sebut-ganti-kunci.ts';

const server = await startTestServer();
const { deps, db, all, given, as, clock } = server;
const { kodeOf, later, mulai, dengan, denganTotp, me } = await givenFaktor(server);
const { terbit } = kuesionerBuilders(server);
const { sekolah, terdaftar } = wajahBuilders(server);

const simulator = await startSmtp();
const smtp = openSmtp(readConfig({ SMTP_URL: simulator.url })) as Smtp;
afterAll(async () => {
  await smtp.close();
  simulator.close();
});

/** The server goes on with another key, as after its restart with SECRET_KEY and SECRET_KEY_LAMA changed. */
const ganti = (keys: Partial<typeof deps.secretKeys>) => Object.assign(deps.secretKeys, keys);
const aktivasiOf = (user_id: number, tenant_id: number) =>
  keepAktivasi({ db: all, deps, now: clock.now, tenant_id }, [user_id]);
const sealAll = async () => sealLog(db, (await listKunciSegel(db, deps.secretKeys)).berlaku);
const check = async () => checkLog(db, (await listKunciSegel(db, deps.secretKeys)).semua, () => undefined);

/** Somebody with everything that the server's key seals, as people leave it there. */
async function givenTersegel() {
  const orang = await denganTotp();
  const { organisasi, orang: penjawab, one, jawab } = await terbit({ is_anonim: true });
  const [penulis = orang, pengirim = orang] = penjawab;
  expect((await as(penulis).put(`${one}/isian`, { jawaban: SEHAT })).status).toBe(200);
  expect((await jawab(pengirim, SEHAT)).status).toBe(201);
  const kelas = await sekolah();
  const siti = await given.anggota(kelas.organisasi);
  const ciri = Array.from({ length: 128 }, (_, at) => Math.fround(at / 200));
  const { wajah_id } = await terdaftar(siti, kelas.organisasi, { ciri });
  const belum = await given.akun({ tenant_id: organisasi.tenant_id, password_hash: null });
  const [aktivasi] = await aktivasiOf(belum.user_id, organisasi.tenant_id);
  const surat: number[] = [];
  for (const teks of ['Buka tautan satu', 'Buka tautan dua'])
    surat.push(
      await insertSuratKeluar(db, {
        tersegel: sealSurat(deps.secretKeys, { kepada: 'siti@contoh.id', judul: 'Surat', teks }),
      }),
    );
  return { orang, organisasi, penulis, one, siti, ciri, wajah_id, belum, aktivasi, surat };
}

async function expectAllReadable({ orang, organisasi, penulis, one, siti, ciri, wajah_id, ...rest }: Tersegel) {
  const { belum, aktivasi, surat } = rest;
  expect((await me(orang.cookie)).status).toBe(200);
  later();
  const { token } = await mulai(orang.username);
  expect((await dengan('totp', token, kodeOf(orang.rahasia))).status).toBe(200);
  const pemulihan = orang.kode_pemulihan.pop() ?? '';
  expect((await dengan('pemulihan', (await mulai(orang.username)).token, pemulihan)).status).toBe(200);
  expect((await dengan('pemulihan', (await mulai(orang.username)).token, pemulihan)).body.error).toBe(
    'faktor.pemulihan_wrong',
  );
  expect((await as(penulis).get(`${one}/isian`)).body.data).toMatchObject({ jawaban: SEHAT });
  expect((await aktivasiOf(belum.user_id, organisasi.tenant_id))[0]?.token).toBe(aktivasi?.token);
  const [pertama] = await listCiri(all, wajah_id);
  expect(pertama && unsealCiri(deps.secretKeys, siti.user_id, pertama)).toEqual(ciri);
  simulator.taken.length = 0;
  await deliverSurat(deps, smtp, { surat_id: surat.shift() ?? 0, isLast: true });
  expect(simulator.taken).toEqual([expect.stringMatching(/Buka tautan/)]);
}

/** What the command says last, and whether it need not be run again. */
const sebutan = (hasil: Awaited<ReturnType<typeof gantiKunci>>) => {
  const { baris, isSelesai } = sebutGantiKunci(hasil);
  return [baris.at(-1), isSelesai];
};

type Tersegel = Awaited<ReturnType<typeof givenTersegel>>;

test('a key is replaced and nobody is signed out, nor is anything that it sealed lost, also once it is gone', async () => {
  const tersegel = await givenTersegel();
  await sealAll();
  ganti({ kini: randomBytes(32), lama: deps.secretKeys.kini });
  await expectAllReadable(tersegel);
  // What waits for its first code is sealed with the key of now already.
  const baru = await denganTotp();

  const first = await gantiKunci(deps);
  expect(first?.map(({ tabel }) => tabel)).toEqual(KOLOM_TERSEGEL.map(({ tabel }) => tabel));
  expect(first?.filter(({ diganti }) => diganti === 0).map(({ tabel }) => tabel)).toEqual(['kunci_lama']);
  expect(first?.filter(({ dilewati, takTerbaca }) => dilewati + takTerbaca > 0)).toEqual([]);
  expect((await gantiKunci(deps))?.filter(({ diganti }) => diganti > 0)).toEqual([]);

  ganti({ lama: null });
  await expectAllReadable(tersegel);
  later();
  expect((await dengan('totp', (await mulai(baru.username)).token, kodeOf(baru.rahasia))).status).toBe(200);
  await sealAll();
  expect(await check()).toMatchObject({ pertama: null, temuan: 0 });
});

test('and again: what was hashed with the first of three keys still counts', async () => {
  const orang = await denganTotp();
  for (const kini of [randomBytes(32), randomBytes(32)]) {
    ganti({ kini, lama: deps.secretKeys.kini });
    await gantiKunci(deps);
    ganti({ lama: null });
    await given.anggota(await given.organisasi());
    await sealAll();
  }
  const [pemulihan = ''] = orang.kode_pemulihan;
  expect((await dengan('pemulihan', (await mulai(orang.username)).token, pemulihan)).status).toBe(200);
  expect(await check()).toMatchObject({ pertama: null, temuan: 0 });
});

test('a key that went without this leaves what it sealed as it was, and says so', async () => {
  await denganTotp();
  const lost = deps.secretKeys.kini;
  ganti({ kini: randomBytes(32), lama: randomBytes(32) });
  const hasil = await gantiKunci(deps);
  expect(hasil?.find(({ tabel }) => tabel === 'faktor_totp')).toMatchObject({ diganti: 0 });
  expect(hasil?.find(({ tabel }) => tabel === 'faktor_totp')?.takTerbaca).toBeGreaterThan(0);
  expect(sebutan(hasil)).toEqual([expect.stringMatching(/^Sebagian tidak dibuka SECRET_KEY/), false]);
  ganti({ lama: lost });
  expect((await gantiKunci(deps))?.filter(({ takTerbaca }) => takTerbaca > 0)).toEqual([]);
});

test('the key before is let go only where there is one, and once nothing needs it', async () => {
  ganti({ lama: null });
  expect(sebutan(await gantiKunci(deps))).toEqual([expect.stringMatching(/^Bila SECRET_KEY baru saja diganti/), false]);
  ganti({ kini: randomBytes(32), lama: deps.secretKeys.kini });
  expect(sebutan(await gantiKunci(deps))).toEqual([expect.stringMatching(/lepaskan SECRET_KEY_LAMA/), true]);
});

test('what somebody works with is passed over, and found the next time', async () => {
  const { user_id } = await denganTotp();
  ganti({ kini: randomBytes(32), lama: deps.secretKeys.kini });
  const rest = await all.transaction().execute(async (trx) => {
    await trx.selectFrom('faktor_totp').select('user_id').where('user_id', '=', user_id).forUpdate().execute();
    return gantiKunci(deps);
  });
  expect(rest?.find(({ tabel }) => tabel === 'faktor_totp')).toMatchObject({ dilewati: 1 });
  expect((await gantiKunci(deps))?.find(({ tabel }) => tabel === 'faktor_totp')).toMatchObject({ diganti: 1 });
});

/** Bytes that are no secret of ours, or cannot be read back from: hashes, seals of the log, public keys. */
const BUKAN_TERSEGEL = /hash|^log_segel\.|^log_penutup\.|^log_pelepasan\.|^passkey\.|^kunci_lama\.sidik$/;

test('every column of bytes is sealed anew, or known to hold none', async () => {
  const { rows } = await sql<{ nama: string }>`select table_name || '.' || column_name as nama
    from information_schema.columns where table_schema = 'public' and data_type = 'bytea' order by 1`.execute(all);
  const names = rows.map(({ nama }) => nama).filter((nama) => !BUKAN_TERSEGEL.test(nama));
  expect(names).toEqual(KOLOM_TERSEGEL.map(({ tabel, kolom }) => `${tabel}.${kolom}`).toSorted());
});
