import type { UnduhRekapInput } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { FileButtons } from '../dasar/file-buttons.tsx';

type Props = { input: Omit<UnduhRekapInput, 'format'> & { page?: number } };

/** The report as the list shows it, all pages of it, in a file. */
export function RekapDownloads({ input: { page: _page, ...input } }: Props) {
  const download = useMutation(api.rekap.exportRekap.save());
  const busy = download.isPending ? download.variables.format : undefined;
  return <FileButtons busy={busy} onDownload={(format) => download.mutate({ ...input, format })} />;
}
