import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { ImportDialog } from '../../ui/import/import-dialog.tsx';
import { TemplateButton } from '../../ui/import/template-button.tsx';

type Props = { organisasi_id: number; opened: boolean; onClose: () => void };

export function ImporPenempatanDialog({ organisasi_id, opened, onClose }: Props) {
  const template = useMutation(api.imporPenempatan.getFormatPenempatan.save());
  const send = useMutation(
    api.imporPenempatan.importPenempatan.mutation({
      quiet: true,
      errors: 'caller',
      refetches: ['penempatan', 'anggota', 'grup'],
    }),
  );
  return (
    <ImportDialog
      opened={opened}
      onClose={onClose}
      title="Impor penempatan"
      unit="penempatan"
      send={(isian) => send.mutateAsync({ organisasi_id, ...isian })}
    >
      <p>
        Format XLSX-nya sudah berisi setiap anggota dengan grup, peran, dan lokasinya sekarang. Ubah yang perlu, lalu
        pilih berkasnya.
      </p>
      <TemplateButton loading={template.isPending} onDownload={() => template.mutate({ organisasi_id })} />
    </ImportDialog>
  );
}
