import type { JenisLaporan } from '@hadir/contract/laporan/berkas/laporan-berkas.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { LaporanList } from './laporan-list.tsx';
import { refetchWhileBerjalan } from '../../base/api/refetch-while-berjalan.ts';

type Props = {
  organisasi_id: number;
  /** Only reports of this kind, under its own heading; nothing at all while there are none. */
  hanya?: { jenis: JenisLaporan; title: string };
};

/** The organisation's latest reports. */
export function LaporanTerakhirSection({ organisasi_id, hanya }: Props) {
  const jenis = hanya && { jenis: hanya.jenis };
  const query = useQuery({
    ...api.laporan.listLaporan.query({ organisasi_id, ...jenis }, { errors: 'caller', autosave: true }),
    refetchInterval: refetchWhileBerjalan,
  });
  const download = useMutation(api.laporan.getBerkasLaporan.save());
  if (hanya && !query.data?.length) return null;
  return (
    <LaporanList
      title={hanya?.title}
      query={query}
      busy={download.isPending ? download.variables.laporan_id : undefined}
      onDownload={(laporan_id) => download.mutate({ organisasi_id, laporan_id })}
    />
  );
}
