import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../kit/api.ts';
import { LaporanList } from './laporan-list.tsx';
import { refetchWhileRunning } from './refetch-while-running.ts';

/** The organisation's latest reports. */
export function LaporanTerakhirCard({ organisasi_id }: { organisasi_id: number }) {
  const query = useQuery({
    ...api.laporan.terakhir.query({ organisasi_id }, { errors: 'caller', autosave: true }),
    refetchInterval: refetchWhileRunning,
  });
  const download = useMutation(api.laporan.unduh.save());
  return (
    <LaporanList
      query={query}
      busy={download.isPending ? download.variables.laporan_id : undefined}
      onDownload={(laporan_id) => download.mutate({ organisasi_id, laporan_id })}
    />
  );
}
