import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { expect, test } from 'vitest';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { listPejabat } from './pejabat.queries.ts';

const server = await startTestServer();
const { db, all, given } = server;
const office = leaveOffices(server);
const today = '2026-11-20';

/** An organisation with an operator, beside another of its tenant, whose admin is a member of neither. */
async function places() {
  const organisasi = await given.organisasi();
  const { tenant_id, organisasi_id } = organisasi;
  const sibling = await given.organisasi({ tenant_id });
  const beside = { tenant_id, organisasi_id: sibling.organisasi_id };
  const admin = await given.akun({ tenant_id, is_admin: true, nama: 'Admin' });
  const operator = await given.anggota(organisasi, { role: KODE_PERAN.operator, nama: 'Operator' });
  const neighbour = await given.anggota(beside, { role: KODE_PERAN.operator, nama: 'Operator sebelah' });
  return { here: { tenant_id, organisasi_id }, beside, admin, operator, neighbour };
}

test('an organisation finds its operator and its tenant’s admin, who is no member, and then sees no more than before', async () => {
  const { here, admin, operator } = await places();
  const seen = await inScope(db, { lingkup: 'organisasi', ...here }, async (trx) => ({
    pejabat: await listPejabat({ db: trx, today, organisasi: here }, []),
    users: await trx.selectFrom('users').select('user_id').execute(),
  }));
  expect(seen.pejabat).toMatchObject([
    { user_id: admin.user_id, is_admin: true, is_operator: false, is_aktif: true, is_pergi: false },
    { user_id: operator.user_id, is_admin: false, is_operator: true, is_aktif: true, is_pergi: false },
  ]);
  expect(seen.users).toEqual([{ user_id: operator.user_id }]);
});

test('whom an id names in another organisation of the tenant is known and may not decide; of another tenant nobody is', async () => {
  const { here, neighbour } = await places();
  const foreign = await places();
  const ids = [neighbour.user_id, foreign.operator.user_id, foreign.admin.user_id];
  const found = await inScope(db, { lingkup: 'organisasi', ...here }, (trx) =>
    listPejabat({ db: trx, today, organisasi: here }, ids),
  );
  expect(found.map(({ nama, is_aktif }) => [nama, is_aktif])).toEqual([
    ['Admin', true],
    ['Operator', true],
    ['Operator sebelah', false],
  ]);
});

test('another tenant’s organisation is not looked at, whatever asks, and without a scope nobody is found', async () => {
  const { here, admin } = await places();
  const foreign = await places();
  const asked = await inScope(db, { lingkup: 'organisasi', ...here }, (trx) =>
    listPejabat({ db: trx, today, organisasi: foreign.here }, []),
  );
  expect(asked.map(({ user_id }) => user_id)).toEqual([admin.user_id]);
  expect(await listPejabat({ db, today, organisasi: here }, [admin.user_id])).toEqual([]);
});

test('who has left or begins later belongs to nobody who decides today', async () => {
  const { here } = await places();
  const of = { left: { tgl_selesai: '2026-11-19' }, last: { tgl_selesai: today }, later: { tgl_mulai: '2026-11-21' } };
  const ids = await Promise.all(
    Object.entries(of).map(async ([nama, span]) => (await given.anggota(here, { nama, ...span })).user_id),
  );
  const found = await inScope(db, { lingkup: 'organisasi', ...here }, (trx) =>
    listPejabat({ db: trx, today, organisasi: here }, ids),
  );
  const active = new Map(found.map(({ nama, is_aktif }) => [nama, is_aktif]));
  expect([active.get('left'), active.get('last'), active.get('later')]).toEqual([false, true, false]);
});

test('who decides is away on the days of leave in force: until it was cancelled, without those given back, and not before it is approved', async () => {
  const { organisasi, cuti_kategori_id, operator_id } = await office();
  const here = { tenant_id: organisasi.tenant_id, organisasi_id: organisasi.organisasi_id };
  const isPergi = async (isi: { status: number; tgl_batal?: string; hari_kembali?: string }) => {
    const span = { tgl_awal: '2026-11-18', tgl_akhir: '2026-11-24' };
    const of = { ...here, user_id: operator_id };
    await all.deleteFrom('cuti').where('user_id', '=', operator_id).execute();
    await all
      .insertInto('cuti')
      .values({
        ...of,
        ...span,
        ...isi,
        cuti_kategori_id,
        tgl_awal_ajuan: span.tgl_awal,
        tgl_akhir_ajuan: span.tgl_akhir,
        hitungan: 'kerja',
        keterangan: 'x',
        dibuat_oleh: operator_id,
        dibuat_pada: '2026-11-01T00:00:00Z',
      })
      .execute();
    const pejabat = await inScope(db, { lingkup: 'organisasi', ...here }, (trx) =>
      listPejabat({ db: trx, today, organisasi: here }, []),
    );
    return pejabat.find(({ user_id }) => user_id === operator_id)?.is_pergi;
  };
  const { diajukan, disetujui, ditolak } = STATUS_CUTI;
  expect(await isPergi({ status: disetujui })).toBe(true);
  expect(await isPergi({ status: disetujui, hari_kembali: `{[${today},${today}]}` })).toBe(false);
  expect(await isPergi({ status: ditolak, tgl_batal: '2026-11-21' })).toBe(true);
  expect(await isPergi({ status: ditolak, tgl_batal: today })).toBe(false);
  expect(await isPergi({ status: ditolak })).toBe(false);
  expect(await isPergi({ status: diajukan })).toBe(false);
});
