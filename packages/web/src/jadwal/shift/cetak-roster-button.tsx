import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { notify } from '../../ui/feedback/notify.ts';

type Props = {
  input: { organisasi_id: number; bulan: string; q: string; group_id: number | undefined };
  /** Whether something is written that the print cannot have yet. */
  hasDraft: boolean;
};

/** The month as it is saved, of all pages of the list, to print and hang up. */
export function CetakRosterButton({ input: { organisasi_id, bulan, q, group_id }, hasDraft }: Props) {
  const print = useMutation(api.jadwalShift.printJadwalShift.save());
  return (
    <Button
      variant="default"
      loading={print.isPending}
      leftSection={<IconPrinter size={16} aria-hidden="true" />}
      onClick={() => {
        if (hasDraft) notify.info('Yang belum disimpan tidak ikut tercetak');
        print.mutate({ organisasi_id, bulan, group_id, ...(q !== '' && { q }) });
      }}
    >
      Cetak
    </Button>
  );
}
