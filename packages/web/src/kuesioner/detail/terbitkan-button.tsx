import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { Button } from '@mantine/core';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import type { PenyusunIsi } from '../susun/isi/use-isi.ts';
import { tanyaTerbit } from '../dasar/tanya-terbit.ts';

type Props = { kuesioner: KuesionerDetail; penyusun: PenyusunIsi };

/** Publishes a draft as it is written just now. */
export function TerbitkanButton({ kuesioner, penyusun }: Props) {
  const confirm = useConfirm();
  const { isi, isSaving, publish } = penyusun;
  const ask = async () => {
    const { sasaran, tgl_mulai } = isi;
    const question = tanyaTerbit({ judul: kuesioner.judul, sasaran, tgl_mulai });
    if (await confirm(question)) await publish();
  };
  return (
    <Button loading={isSaving} onClick={() => void ask()}>
      Terbitkan
    </Button>
  );
}
