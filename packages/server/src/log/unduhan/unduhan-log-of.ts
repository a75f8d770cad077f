import type { UnduhanSiapa } from '../../platform/queue/unduhan.queries.ts';

/** The work that makes a file of the log, by its name in `pekerjaan`. */
export const UNDUH_LOG = 'unduh-log';

/** The files that a person asked for, of an organisation's log or of that above the organisations. */
export const unduhanLogOf = (dibuat_oleh: number, organisasi_id: number | null): UnduhanSiapa => ({
  jenis: UNDUH_LOG,
  dibuat_oleh,
  organisasi_id,
});
