/** The migrations that a database stands on, as a manifest lists them. */
export const LIST_MIGRATIONS = `select nama, checksum from hadir.migrasi where nama like '%.sql' order by nama`;
