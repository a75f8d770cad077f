import { Button, Group } from '@mantine/core';
import { formatAngka } from '../../kit/format/format.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';

type Props = { jumlah: number; onTampil: () => void };

/** Says that days off with an event are left out of the list, and shows them: who came on one looks for it here. */
export function LiburTersembunyi({ jumlah, onTampil }: Props) {
  return (
    <Group gap="xs">
      <FormNotice pesan={`${formatAngka(jumlah)} hari libur yang ada presensinya tidak ditampilkan.`} />
      <Button variant="default" size="compact-sm" onClick={onTampil}>
        Tampilkan
      </Button>
    </Group>
  );
}
