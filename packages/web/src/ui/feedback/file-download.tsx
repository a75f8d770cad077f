import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState, type ReactNode } from 'react';
import { notify } from './notify.ts';
import { saveFile } from './save-file.ts';

type Props = {
  children: ReactNode;
  /** Fetches the file; what it throws is shown as a snackbar. */
  load: () => Promise<Blob>;
  fileName: string;
  variant?: 'default' | 'filled' | 'subtle';
};

/** A button that fetches a file and hands it to the browser; it waits visibly and cannot be pressed twice. */
export function FileDownload({ children, load, fileName, variant = 'default' }: Props) {
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      saveFile(await load(), fileName);
    } catch (error) {
      notify.error(sebutKegagalan(error));
    }
    setLoading(false);
  };
  return (
    <Button
      variant={variant}
      loading={loading}
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      onClick={() => void download()}
    >
      {children}
    </Button>
  );
}
