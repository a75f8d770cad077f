import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import { inScope } from '../platform/db/scope/in-scope.ts';
import { computeHari } from '../kehadiran/turunan/compute-hari.ts';
import { listHariOf } from '../kehadiran/rekap/hari-anggota.queries.ts';
import type { TestServer } from './start-test-server.ts';

type Anggota = { tenant_id: number; organisasi_id: number; user_id: number };

/** What a member's stored days say, and what they come to when all of them are derived afresh. */
export function comparing({ db, clock }: Pick<TestServer, 'db' | 'clock'>) {
  return ({ tenant_id, organisasi_id, user_id }: Anggota, range: TanggalRange) => {
    const organisasi = { tenant_id, organisasi_id };
    return inScope(db, { lingkup: 'organisasi', ...organisasi }, async (trx) => {
      const stored = await listHariOf(trx, organisasi_id, user_id, range);
      const { rows } = await computeHari({ db: trx, now: clock.now, organisasi }, [user_id], range);
      const brief = (row: (typeof rows)[number]) => ({
        ...row,
        potongan: Number(row.potongan),
        hari_cuti: Number(row.hari_cuti),
        terbuka_sampai: row.terbuka_sampai && Date.parse(row.terbuka_sampai),
      });
      return {
        stored: stored.map((row) => brief(row)),
        // What is derived is frozen by nobody yet.
        fresh: JSON.parse(JSON.stringify(rows.map((row) => ({ ...brief(row), dibekukan: false })))) as unknown,
      };
    });
  };
}
