import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

type Options = {
  /** Offered whatever their status. */
  keep?: readonly number[];
  enabled?: boolean;
};

/** The attendance locations of an organisation as a picker offers them: the active ones. */
export function useLokasiPicker(organisasi_id: number, { keep = [], enabled = true }: Options = {}) {
  const query = api.lokasi.listLokasi.query({ organisasi_id, count: 500, sort: 'nama' });
  const { data, error, refetch } = useQuery({ ...query, enabled });
  const all = data?.data ?? [];
  const offered = all.filter(
    ({ status, lokasi_presensi_id: id }) => status === STATUS_RECORD.aktif || keep.includes(id),
  );
  return {
    choices: offered.map(({ lokasi_presensi_id, nama }) => ({ value: lokasi_presensi_id, label: nama })),
    nameOf: (id: number) => all.find((one) => one.lokasi_presensi_id === id)?.nama ?? 'Lokasi',
    waiting: data === undefined,
    error,
    refetch,
  };
}
