import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { Button } from '@mantine/core';
import { formatTanggal } from '../../kit/format/format.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import type { PenyusunIsi } from '../susun/isi/use-isi.ts';
import { SASARAN_WORDS } from '../dasar/sebut-kuesioner.ts';

type Props = { kuesioner: KuesionerDetail; penyusun: PenyusunIsi };

/** Publishes a draft as it is written just now. */
export function TerbitkanButton({ kuesioner, penyusun }: Props) {
  const confirm = useConfirm();
  const { isi, isSaving, publish } = penyusun;
  const ask = async () => {
    const sejak = isi.tgl_mulai ? `sejak ${formatTanggal(isi.tgl_mulai)}` : 'mulai sekarang';
    const question = {
      title: `Terbitkan ${kuesioner.judul}?`,
      message: `${SASARAN_WORDS[isi.sasaran]} dapat menjawabnya ${sejak}. Setelah ada yang menjawab, pertanyaannya tidak dapat diubah lagi.`,
      confirmLabel: 'Terbitkan',
    };
    if (await confirm(question)) await publish();
  };
  return (
    <Button loading={isSaving} onClick={() => void ask()}>
      Terbitkan
    </Button>
  );
}
