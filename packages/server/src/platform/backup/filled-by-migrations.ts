/** Tables that are not empty in a new database: a restore puts the backup's rows in the place of theirs. */
export const FILLED_BY_MIGRATIONS: readonly string[] = ['keputusan_libur', 'libur_nasional'];
