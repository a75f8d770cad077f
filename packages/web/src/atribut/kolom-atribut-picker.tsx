import type { AtributAktif } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { Button } from '@mantine/core';
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import { useState } from 'react';
import { CheckGroup } from '../ui/form/check-group.tsx';
import { Dialog } from '../ui/layer/dialog.tsx';

type Props = {
  atribut: readonly AtributAktif[];
  value: readonly number[];
  onChange: (atribut_ids: number[]) => void;
};

/** Which attributes stand as columns in a list; nothing where there are none. */
export function KolomAtributPicker({ atribut, value, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  if (atribut.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconColumns3 size={16} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        Kolom
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Kolom atribut"
        footer={<Button onClick={() => setOpened(false)}>Selesai</Button>}
      >
        <CheckGroup
          label="Tampilkan di daftar"
          choices={atribut.map(({ atribut_id, nama }) => ({ value: atribut_id, label: nama }))}
          value={value}
          onChange={onChange}
        />
      </Dialog>
    </>
  );
}
