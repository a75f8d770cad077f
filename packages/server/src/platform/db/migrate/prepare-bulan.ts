import type pg from 'pg';

/** What makes the next months of each table that has one partition a month. */
const SIAPKAN = ['siapkan_bulan_log', 'siapkan_bulan_kehadiran', 'siapkan_bulan_presensi'];
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Makes the months of this day and the next ones before anybody writes to them. Where another server keeps a table busy, the
 * night tries again (`prepareBulanTask`): there are three months ahead, and what comes later waits with the others.
 */
export async function prepareBulan(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ nama: string }>(
    `select proname as nama from pg_proc where pronamespace = 'hadir'::regnamespace and proname = any($1)`,
    [SIAPKAN],
  );
  for (const nama of SIAPKAN.filter((one) => rows.some((row) => row.nama === one))) {
    await client.query(`select hadir.${nama}()`).catch((error: pg.DatabaseError) => {
      if (error.code !== LOCK_NOT_AVAILABLE) throw error;
    });
  }
}
