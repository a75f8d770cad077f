import type { UnduhHarianInput } from '@hadir/contract/kehadiran/riwayat/kehadiran.contract.ts';
import { Button } from '@mantine/core';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXls from '@tabler/icons-react/dist/esm/icons/IconFileTypeXls.mjs';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';

type Props = { input: Omit<UnduhHarianInput, 'format'> & { page?: number } };

/** The day as the list shows it, all pages of it, in a file. */
export function HarianDownloads({ input: { page: _page, ...input } }: Props) {
  const download = useMutation(api.kehadiran.exportKehadiranHarian.save());
  const busy = download.isPending ? download.variables.format : undefined;
  return (
    <>
      <Button
        variant="default"
        loading={busy === 'xlsx'}
        leftSection={<IconFileTypeXls size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => download.mutate({ ...input, format: 'xlsx' })}
      >
        Unduh XLSX
      </Button>
      <Button
        loading={busy === 'pdf'}
        leftSection={<IconFileTypePdf size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => download.mutate({ ...input, format: 'pdf' })}
      >
        Unduh PDF
      </Button>
    </>
  );
}
