import { Button } from '@mantine/core';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import type { PenyusunIsi } from '../susun/isi/use-isi.ts';
import { tanyaTerbit } from '../dasar/tanya-terbit.ts';

type Props = { penyusun: PenyusunIsi };

/** Publishes a draft as it is written just now. */
export function TerbitkanButton({ penyusun }: Props) {
  const confirm = useConfirm();
  const { isi, isSaving, publish } = penyusun;
  const ask = async () => {
    if (await confirm(tanyaTerbit(isi))) await publish();
  };
  return (
    <Button loading={isSaving} onClick={() => void ask()}>
      Terbitkan
    </Button>
  );
}
