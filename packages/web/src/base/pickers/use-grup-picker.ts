import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

type Options = {
  /** Offered whatever its status. */
  keep?: number | null | undefined;
  enabled?: boolean;
};

/** The groups of an organisation as a picker offers them: the active ones. */
export function useGrupPicker(organisasi_id: number, { keep, enabled = true }: Options = {}) {
  const { data, error, refetch } = useQuery({ ...api.grup.listGrup.query({ organisasi_id }), enabled });
  const all = data === undefined || Array.isArray(data) ? (data ?? []) : data.data;
  return {
    error,
    refetch,
    choices: all
      .filter(({ status, group_id }) => status === STATUS_RECORD.aktif || group_id === keep)
      .map(({ group_id, nama }) => ({ value: group_id, label: nama })),
    nameOf: (group_id: number) => all.find((one) => one.group_id === group_id)?.nama ?? 'Grup',
  };
}
