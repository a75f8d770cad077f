import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { BAGIAN_SEHAT, kuesionerBuilders, sakit, SEHAT } from '../../testing/given/given-kuesioner.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { as, all } = server;
const { terbit } = kuesionerBuilders(server);

/** Ten members, one after the other, each with words that are his alone. */
async function tenAnswer() {
  const given = await terbit({ is_anonim: true }, { anggota: 10 });
  const { orang, jawab, one } = given;
  for (const [at, user] of orang.entries()) {
    const jawaban = sakit(`Rahasia-${at}`);
    await as(user).put(`${one}/isian`, { jawaban });
    expect((await jawab(user, jawaban)).status).toBe(201);
  }
  return given;
}

/** Every row of every table that is of this organisation, as text, with what PostgreSQL itself says of it. */
async function listRows(organisasi_id: number) {
  const { rows: tables } = await sql<{ nama: string }>`
    select c.relname as nama from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname = 'organisasi_id'`.execute(all);
  const each = await Promise.all(
    tables.map(async ({ nama }) => {
      const { rows } = await sql<{ isi: string; xmin: string }>`
        select to_jsonb(t)::text as isi, t.xmin::text from ${sql.table(nama)} t
        where t.organisasi_id = ${organisasi_id}`.execute(all);
      return rows.map((row) => ({ ...row, tabel: nama }));
    }),
  );
  return each.flat();
}

test('nothing that is kept leads from a person to what he answered: no row, no transaction, no order, no time', async () => {
  const { organisasi, orang } = await tenAnswer();
  const rows = await listRows(organisasi.organisasi_id);
  const said = rows.filter(({ isi }) => isi.includes('Rahasia-'));
  expect(said.length).toBeGreaterThanOrEqual(5);
  expect(new Set(said.map(({ tabel }) => tabel))).toEqual(new Set(['kuesioner_jawaban']));
  for (const { isi } of said) {
    expect(isi).not.toMatch(/user_id|dibuat_oleh|_pada"|group_id/);
    expect(JSON.parse(isi)).toMatchObject({ tanggal: null });
  }
  const heads = rows.filter(({ tabel }) => tabel === 'kuesioner_respons');
  for (const { isi } of heads) {
    expect(JSON.parse(isi)).toMatchObject({ user_id: null, group_id: null, tanggal: null, dikirim_pada: null });
  }

  // What one of them wrote in the same transaction: his line in the log, that he took part, the key of his sending.
  const theirs = rows.filter(({ tabel }) => !['kuesioner_jawaban', 'kuesioner_respons'].includes(tabel));
  const written = new Set(theirs.map(({ xmin }) => xmin));
  const opened = new Set([...said, ...heads].map(({ xmin }) => xmin));
  expect([...opened].filter((xmin) => written.has(xmin))).toEqual([]);
  for (const xmin of opened) expect(heads.filter((one) => one.xmin === xmin).length).toBeGreaterThanOrEqual(5);

  const logged = theirs.filter(({ tabel }) => tabel === 'log_aktivitas').map(({ isi }) => isi);
  expect(logged.filter((isi) => isi.includes(`"user_id": ${orang[0]?.user_id}`)).length).toBeGreaterThan(0);
  expect(theirs.filter(({ isi }) => /"respons_id"|titipan_id/.test(isi)).map(({ tabel }) => tabel)).toEqual(
    Array.from({ length: 5 }, () => 'kuesioner_titipan'),
  );
});

test('they lie in an order of their own, not in that in which they came', async () => {
  let alike = 0;
  for (let time = 0; time < 3; time += 1) {
    const { organisasi } = await tenAnswer();
    const { rows } = await sql<{ teks: string }>`
      select teks from kuesioner_jawaban
      where organisasi_id = ${organisasi.organisasi_id} and teks is not null order by ctid`.execute(all);
    const came = rows.map(({ teks }) => Number(teks.slice('Rahasia-'.length)));
    if (came.join(' ') === came.toSorted((a, b) => a - b).join(' ')) alike += 1;
  }
  // Once in 120 by chance, thrice hardly ever.
  expect(alike).toBeLessThan(3);
});

test('what waits, and a draft, can be read by nobody who has the database alone', async () => {
  const { organisasi, orang, one, jawab } = await terbit({ is_anonim: true }, { anggota: 5 });
  for (const user of orang.slice(0, 4)) await jawab(user, sakit('Rahasia'));
  const last = orang[4] ?? { user_id: 0 };
  await as(last).put(`${one}/isian`, { jawaban: sakit('Rahasia') });
  const rows = await listRows(organisasi.organisasi_id);
  expect(rows.filter(({ tabel }) => tabel === 'kuesioner_titipan').length).toBe(4);
  expect(rows.filter(({ isi }) => isi.includes('Rahasia'))).toEqual([]);
  const { rows: sealed } = await sql<{ isi: Buffer }>`
    select isi from kuesioner_titipan where organisasi_id = ${organisasi.organisasi_id}
    union all select isi from kuesioner_draf where organisasi_id = ${organisasi.organisasi_id}`.execute(all);
  expect(sealed.length).toBe(5);
  for (const { isi } of sealed) expect(isi.includes('Rahasia')).toBe(false);
  expect((await as(last).get(`${one}/isian`)).body.data).toMatchObject({ jawaban: sakit('Rahasia') });
});

test('who answered is known by day, what he said is not shown to himself either', async () => {
  const { orang, one, operator, jawab } = await terbit({ is_anonim: true });
  const [siti = { user_id: 0 }] = orang;
  await jawab(siti, SEHAT);
  const { data, ...jumlah } = (await operator.get(`${one}/responden?sudah=1`)).body.data as { data: object[] };
  expect(data).toMatchObject([{ user_id: siti.user_id, sudah: true, tanggal: '2026-11-20' }]);
  expect(jumlah).toMatchObject({ sudah: 1, belum: 5 });
  expect((await as(siti).get(`${one}/isian`)).body.data).toMatchObject({ jawaban: [], dijawab: '2026-11-20' });
});

test('the same key for other answers answers as before: what was said left no mark', async () => {
  const { orang, jawab } = await terbit({ is_anonim: true });
  const [siti = { user_id: 0 }] = orang;
  const kunci = '5f0c9b0e-51a5-4be6-a7a1-0d6f24c1b0a1';
  const first = await jawab(siti, SEHAT, kunci);
  expect((await jawab(siti, sakit('Lain'), kunci)).body).toEqual(first.body);
  expect(await all.selectFrom('idempotensi').select('isi_hash').where('kunci', '=', kunci).execute()).toEqual([
    { isi_hash: '' },
  ]);
});

test('fewer than five are asked nothing anonymously, by publishing or by narrowing whom it is for', async () => {
  const kalimat = (jumlah: number) =>
    `Kuesioner anonim perlu paling sedikit 5 orang sasaran, sekarang ${jumlah}. Tambah sasarannya, atau susun yang tidak anonim`;
  const { orang, operator, url, one } = await terbit({ is_anonim: true });
  const ids = orang.map(({ user_id }) => user_id);
  const isi = { judul: 'Kepuasan', bagian: BAGIAN_SEHAT, is_anonim: true, sasaran: 'anggota' };
  const made = await operator.post(url, { ...isi, user_ids: ids.slice(0, 4) });
  const draf = `${url}/${(made.body.data as { kuesioner_id: number }).kuesioner_id}`;
  expect(await operator.post(`${draf}/terbitkan`)).toMatchObject({ status: 433, body: { message: kalimat(4) } });
  await operator.put(draf, { ...isi, user_ids: ids });
  expect((await operator.post(`${draf}/terbitkan`)).status).toBe(200);

  expect((await operator.put(one, { ...isi, user_ids: ids.slice(0, 1) })).body.message).toBe(kalimat(1));
  expect((await operator.get(one)).body.data).toMatchObject({ sasaran: 'semua' });
  expect((await operator.put(one, { ...isi, user_ids: ids })).status).toBe(200);
});

test('whoever leaves those it is for leaves the rest as closed as before, and its days can still be changed', async () => {
  const { organisasi, orang, operator, one, jawab } = await terbit({ is_anonim: true, bagian: BAGIAN_SEHAT });
  for (const siapa of orang.slice(0, 3)) await jawab(siapa, SEHAT);
  const pergi = orang.slice(3).map(({ user_id }) => user_id);
  await all
    .updateTable('anggota')
    .set({ status: STATUS_KEANGGOTAAN.tidak_aktif })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', 'in', pergi)
    .execute();
  const isi = { judul: 'Lebih lama', bagian: BAGIAN_SEHAT, is_anonim: true, tgl_selesai: '2026-12-31' };
  expect((await operator.put(one, isi)).status).toBe(200);
  expect((await operator.post(`${one}/tutup`)).status).toBe(200);
  expect((await operator.get(`${one}/hasil`)).body.data).toMatchObject({ is_terbuka: false, pertanyaan: [] });
});

test('what was published anonymous stays so, also before the first answer: who fills it in was promised it', async () => {
  const { orang, operator, url, one, jawab } = await terbit({ is_anonim: true });
  const isi = { judul: 'Kepuasan', bagian: BAGIAN_SEHAT };
  expect((await operator.put(one, { ...isi, is_anonim: false })).body.error).toBe('kuesioner.janji_anonim');
  for (const siapa of orang) expect((await jawab(siapa, SEHAT)).status).toBe(201);
  expect((await operator.get(`${one}/respons`)).body.error).toBe('kuesioner.anonim');

  const { kuesioner_id } = (await operator.post(url, { ...isi, is_anonim: true })).body.data as {
    kuesioner_id: number;
  };
  // A draft has promised nobody anything.
  expect((await operator.put(`${url}/${kuesioner_id}`, { ...isi, is_anonim: false })).status).toBe(200);
});
