import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { formatAngka } from '../../kit/format/format.ts';
import { saveGalat } from './save-galat.ts';

type Props = { file: File; result: HasilImpor };

/** The rows that must be put right, as the file that was sent with their cells marked. */
export function GalatButton({ file, result }: Props) {
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      onClick={() => void saveGalat(file, result)}
    >
      Unduh {formatAngka(result.jumlah_galat)} baris yang ditandai
    </Button>
  );
}
