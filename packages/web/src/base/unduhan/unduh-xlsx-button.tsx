import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';

type Props<Input> = { save: UseMutationOptions<void, Error, Input>; input: Input };

/** A list as a workbook, narrowed as it is on screen. */
export function UnduhXlsxButton<Input>({ save, input }: Props<Input>) {
  const download = useMutation(save);
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      loading={download.isPending}
      onClick={() => download.mutate(input)}
    >
      Unduh XLSX
    </Button>
  );
}
