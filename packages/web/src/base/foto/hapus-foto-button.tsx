import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { api } from '../api/api.ts';

type Props = {
  user_id: number;
  /** Whose photo it is, where it is not the reader's own. */
  nama?: string;
};

/** Takes a photo away after asking; what is shown in its place is a drawing. */
export function HapusFotoButton({ user_id, nama }: Props) {
  const confirm = useConfirm();
  const remove = useMutation(api.foto.removeFoto.mutation({ refetches: ['auth', 'anggota'] }));
  const ask = async () => {
    const agreed = await confirm({
      title: nama ? `Hapus foto ${nama}?` : 'Hapus foto Anda?',
      message: 'Gambar bawaan tampil sebagai gantinya, juga di kartu yang dicetak sesudah ini.',
      confirmLabel: 'Hapus foto',
      danger: true,
    });
    if (agreed) remove.mutate({ user_id });
  };
  return (
    <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => void ask()}>
      Hapus foto
    </Button>
  );
}
