import { Button } from '@mantine/core';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import type { PenyusunIsi } from '../susun/isi/use-isi.ts';
import { tanyaTerbit } from '../dasar/tanya-terbit.ts';

type Props = { penyusun: PenyusunIsi };

/** Publishes a draft as it is written just now. */
export function TerbitkanButton({ penyusun }: Props) {
  const confirm = useConfirm();
  const { isi, isSaving, check, publish } = penyusun;
  const ask = async () => {
    // Nothing is asked about what would be refused.
    if (!check()) return;
    const question = tanyaTerbit(isi);
    const bawaan = countBawaan(isi);
    const message = bawaan > 0 ? `${question.message} ${sebutBawaan(bawaan)}` : question.message;
    if (await confirm({ ...question, message })) await publish();
  };
  return (
    <Button loading={isSaving} onClick={() => void ask()}>
      Terbitkan
    </Button>
  );
}

/** As choices and rows are called until somebody writes what they are. */
const BAWAAN = /^(Pilihan|Baris) \d+$/;

/** How many choices and rows nobody has written yet. */
const countBawaan = ({ bagian }: PenyusunIsi['isi']): number =>
  bagian
    .flatMap(({ pertanyaan }) => pertanyaan)
    .flatMap(({ pilihan, baris }) => [...pilihan, ...baris])
    .filter(({ teks }) => BAWAAN.test(teks)).length;

const sebutBawaan = (jumlah: number) =>
  `Perhatikan: ${jumlah} pilihan atau baris masih bertulisan bawaan, seperti 'Pilihan 1'.`;
