import { Button } from '@mantine/core';
import { useConfirm } from './use-confirm.ts';

type Props = {
  /** The question: 'Hapus periode November 2026?'. */
  title: string;
  message: string;
  /** Where it takes more away than the row: 'Hapus bersama salinannya'. */
  label?: string;
  loading: boolean;
  onDelete: () => void;
};

/** Takes a row away after asking. */
export function DeleteButton({ title, message, label = 'Hapus', loading, onDelete }: Props) {
  const confirm = useConfirm();
  const ask = async () => {
    if (await confirm({ title, message, confirmLabel: 'Hapus', danger: true })) onDelete();
  };
  return (
    <Button variant="subtle" color="red" loading={loading} onClick={() => void ask()}>
      {label}
    </Button>
  );
}
