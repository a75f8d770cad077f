import { ActionIcon } from '@mantine/core';
import IconPhotoDown from '@tabler/icons-react/dist/esm/icons/IconPhotoDown.mjs';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { saveFile } from '../feedback/save-file.ts';

type Props = {
  of: RefObject<HTMLElement | null>;
  nama: string;
  /** Below the picture: of whom, and of which days. */
  keterangan: string;
};

/** Saves what is shown as a picture. */
export function PictureButton({ of, nama, keterangan }: Props) {
  const save = useMutation({
    mutationFn: async () => {
      const { toPng } = await import('../show/to-png.ts');
      if (of.current) saveFile(await toPng(of.current, keterangan), `${nama.toLowerCase().replace(/\W+/g, '-')}.png`);
    },
  });
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={`Unduh gambar ${nama}`}
      title="Unduh gambar"
      loading={save.isPending}
      onClick={() => save.mutate()}
      data-tanpa-gambar
    >
      <IconPhotoDown size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
