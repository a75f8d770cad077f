import { bulanSebelum } from '@hadir/rules/waktu/bulan-sebelum.ts';
import { rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import { bulanLaluSql } from './bulan-lalu-sql.ts';

const { all } = await startTestServer();

test.each(['2026-11-20', '2026-12-01', '2026-12-31', '2027-01-01', '2026-03-31', '2028-03-01'])(
  'the database knows the month before %s as the rules do',
  async (tanggal) => {
    const { rows } = await sql`select * from ${bulanLaluSql(sql`${tanggal}::date`)} b`.execute(all);
    const { tgl_awal, tgl_akhir } = rangeOfBulan(bulanSebelum(tanggal));
    expect(rows).toEqual([{ awal: tgl_awal, akhir: tgl_akhir }]);
  },
);
