import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { ImportDialog } from '../../ui/import/import-dialog.tsx';
import { TemplateButton } from '../../ui/import/template-button.tsx';

type Props = { organisasi_id: number; opened: boolean; onClose: () => void };

/** Balances from a spreadsheet, after a dry run. */
export function ImporSaldoDialog({ organisasi_id, opened, onClose }: Props) {
  const template = useMutation(api.saldoCuti.getFormatSaldo.save());
  const send = useMutation(
    api.saldoCuti.importSaldoCuti.mutation({ quiet: true, errors: 'caller', refetches: ['cuti'] }),
  );
  return (
    <ImportDialog
      opened={opened}
      onClose={onClose}
      title="Impor saldo cuti"
      unit="baris saldo"
      send={(isian) => send.mutateAsync({ organisasi_id, ...isian })}
    >
      <p>
        Format XLSX-nya sudah berisi setiap anggota dengan sisa haknya menurut tahun. Ubah kolom Sisa; yang ditulis ke
        buku besar adalah selisihnya.
      </p>
      <TemplateButton loading={template.isPending} onDownload={() => template.mutate({ organisasi_id })} />
    </ImportDialog>
  );
}
