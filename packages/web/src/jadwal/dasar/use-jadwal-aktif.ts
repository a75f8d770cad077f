import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import type { TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';

type Options = {
  tipe?: TipeJadwal | undefined;
  /** Offered whatever its status. */
  keep?: number | null;
};

/** The schedules that may be given to somebody, the organisation's and its tenant's, by name; none is known at first. */
export function useJadwalAktif(organisasi_id: number, { tipe, keep }: Options = {}) {
  const { data, error, refetch } = useQuery(
    api.jadwal.listJadwal.query({ organisasi_id, count: 500, sort: 'nama', tipe_jadwal: tipe }),
  );
  const jadwal: Jadwal[] | undefined = data?.data.filter(
    ({ status, jadwal_id }) => status === STATUS_RECORD.aktif || jadwal_id === (keep ?? 0),
  );
  return { jadwal, error, refetch };
}
