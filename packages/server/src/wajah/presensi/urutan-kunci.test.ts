import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { lockHariDi } from '../../kehadiran/turunan/kunci-hari.queries.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { recordKetukanMesin } from '../../presensi/ketukan/record-ketukan-mesin.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { tempatBuilders } from '../../testing/given/given-tempat.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { keepHasil } from './keep-hasil.ts';

const { given, all, db, deps, clock } = await startTestServer();
const { jadwal } = presensiBuilders(all);
const { lokasi } = tempatBuilders(all);
clock.now = new Date('2026-11-20T05:00:00Z');

type Ketukan = { user_id: number; waktu: string };
type Di = { tenant_id: number; organisasi_id: number; lokasi_presensi_id: number };

/** Records what a machine read of these. */
async function mesin(di: Di, ketukan: readonly Ketukan[]) {
  const { tenant_id, organisasi_id } = di;
  const { perangkat_id } = await all
    .insertInto('perangkat')
    .values({ ...di, jenis: 'kios', nama: 'Lobi' })
    .returning('perangkat_id')
    .executeTakeFirstOrThrow();
  const dari = { ...di, perangkat_id, nama: 'Lobi', timezone: 'Asia/Jakarta' } as const;
  const baris = ketukan.map((one, n) => ({ ...one, id_luar: `baris ${n}` }));
  return () =>
    inScope(db, { lingkup: 'organisasi', tenant_id, organisasi_id }, (trx) =>
      recordKetukanMesin({ db: trx, now: clock.now, jobs: deps.jobs }, dari, baris),
    );
}

/** Keeps what comparing the selfies of these came to. */
async function wajah({ tenant_id, organisasi_id }: Di, ketukan: readonly Ketukan[]) {
  const keys = { tenant_id, organisasi_id };
  const of = { timezone: 'Asia/Jakarta', sumber: 'ponsel' };
  const events = await all
    .insertInto('presensi')
    .values(ketukan.map((one) => ({ ...keys, ...of, ...one })))
    .returning(['presensi_id', 'user_id', 'waktu', 'timezone'])
    .execute();
  const semua = events.map((event) => ({
    swafoto: { ...keys, ...event, foto: '', wajah_id: 0, ambang: 0.55 },
    hasil: { ...keys, presensi_id: event.presensi_id, ambang: 0.55, hasil: true, jarak: 0.4, sebab: null },
  }));
  return () => keepHasil(deps, semua, clock.now);
}

test.each([
  ['a machine’s lines', mesin],
  ['compared selfies', wajah],
])(
  '%s of several days hold their members in one order: whoever holds some of them too waits, and none is refused',
  async (_, make) => {
    const organisasi = await given.organisasi();
    await jadwal(organisasi);
    const { tenant_id, organisasi_id } = organisasi;
    const [ani, budi] = [await given.anggota(organisasi), await given.anggota(organisasi)];
    const { lokasi_presensi_id } = await lokasi(organisasi);
    const record = await make({ tenant_id, organisasi_id, lokasi_presensi_id }, [
      { user_id: budi.user_id, waktu: '2026-11-16T00:00:00Z' },
      { user_id: ani.user_id, waktu: '2026-11-19T00:00:00Z' },
    ]);
    const of = { lingkup: 'organisasi', tenant_id, organisasi_id } as const;
    const { recorded } = await inScope(db, of, async (trx) => {
      await lockHariDi(trx, [ani]);
      const recording = record();
      recording.catch(() => undefined); // awaited below
      const waiting = () =>
        sql<{ n: number }>`select count(*)::integer as n from pg_locks
        where locktype = 'advisory' and not granted and classid = ${organisasi_id} and objid = ${ani.user_id}`.execute(
          all,
        );
      await expect.poll(async () => (await waiting()).rows[0]?.n).toBe(1);
      await lockHariDi(trx, [budi]);
      return { recorded: recording };
    });
    await recorded;
    const hari = await all.selectFrom('kehadiran').select('user_id').where('organisasi_id', '=', organisasi_id).orderBy('tanggal').execute(); // prettier-ignore
    expect(hari.map(({ user_id }) => user_id)).toEqual([budi.user_id, ani.user_id]);
  },
);
