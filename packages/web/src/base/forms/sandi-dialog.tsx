import { SandiUlang } from '@hadir/contract/auth/faktor/faktor.contract.ts';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { SandiField } from './sandi-field.tsx';

type Props = {
  title: string;
  pesan: string;
  submitLabel: string;
  onSubmit: (password: string) => Promise<unknown>;
  onClose: () => void;
};

/** A question that is answered by one's password. */
export function SandiDialog({ title, pesan, submitLabel, onSubmit, onClose }: Props) {
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      initialValues={{ password: '' }}
      schema={SandiUlang}
      submitLabel={submitLabel}
      onSubmit={({ password }) => onSubmit(password)}
    >
      {({ field }) => (
        <>
          <p>{pesan}</p>
          <SandiField {...field('password')} />
        </>
      )}
    </FormDialog>
  );
}
