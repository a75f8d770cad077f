import { Button } from '@mantine/core';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXls from '@tabler/icons-react/dist/esm/icons/IconFileTypeXls.mjs';

type Format = 'xlsx' | 'pdf';
type Props = { busy: Format | undefined; onDownload: (format: Format) => void };

/** The report as a file of either kind. */
export function FileButtons({ busy, onDownload }: Props) {
  return (
    <>
      <Button
        variant="default"
        loading={busy === 'xlsx'}
        leftSection={<IconFileTypeXls size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => onDownload('xlsx')}
      >
        Unduh XLSX
      </Button>
      <Button
        variant="default"
        loading={busy === 'pdf'}
        leftSection={<IconFileTypePdf size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => onDownload('pdf')}
      >
        Unduh PDF
      </Button>
    </>
  );
}
