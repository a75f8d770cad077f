import { isLanggananBerlaku } from '@hadir/rules/akses/is-langganan-berlaku.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import { langgananBerlakuSql } from './langganan-berlaku-sql.ts';
import { takTerkunciSql } from './tak-terkunci-sql.ts';

const { all } = await startTestServer();
const TODAY = '2026-11-20';

const SEMUA = Object.values(SUMBER_DATA).flatMap((k_sumber_data) =>
  [true, false].flatMap((is_langganan) =>
    [null, '2026-11-19', TODAY, '2026-11-21'].map((tgl_berlaku_akhir) => ({
      k_sumber_data,
      is_langganan,
      tgl_berlaku_akhir,
    })),
  ),
);

test.each(SEMUA)('the database judges a subscription and its lock as the rules do: %j', async (organisasi) => {
  const { k_sumber_data, is_langganan, tgl_berlaku_akhir } = organisasi;
  const { rows } = await sql<{ berlaku: boolean; terbuka: boolean }>`
    select ${langgananBerlakuSql('o', TODAY)} as berlaku, ${takTerkunciSql('o', TODAY)} as terbuka
    from (values (${k_sumber_data}::integer, ${is_langganan}::boolean, ${tgl_berlaku_akhir}::date))
      o (k_sumber_data, is_langganan, tgl_berlaku_akhir)`.execute(all);
  const berlaku = isLanggananBerlaku(organisasi, TODAY);
  const terbuka = !isTerkunci('linked', 'operator', { k_sumber_data, is_langganan: berlaku });
  expect(rows).toEqual([{ berlaku, terbuka }]);
});
