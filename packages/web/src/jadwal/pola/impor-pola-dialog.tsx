import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { KoreksiField } from '../../base/dampak/koreksi-field.tsx';
import { TURUNAN_JADWAL } from '../../base/dampak/turunan-jadwal.ts';
import { ImportDialog } from '../../ui/import/import-dialog.tsx';
import { TemplateButton } from '../../ui/import/template-button.tsx';

type Props = { organisasi_id: number; opened: boolean; onClose: () => void };

/** Patterns from a spreadsheet. */
export function ImporPolaDialog({ organisasi_id, opened, onClose }: Props) {
  const [koreksi, setKoreksi] = useState(false);
  const template = useMutation(api.polaKerja.getFormatPolaKerja.save());
  const send = useMutation(
    api.polaKerja.importPolaKerja.mutation({ quiet: true, errors: 'caller', refetches: TURUNAN_JADWAL }),
  );
  return (
    <ImportDialog
      opened={opened}
      onClose={() => {
        setKoreksi(false);
        onClose();
      }}
      title="Impor pola kerja"
      unit="pola"
      send={(isian) => send.mutateAsync({ organisasi_id, ...isian, koreksi })}
    >
      <p>
        Satu baris satu pola: nama, tanggal hari pertamanya, dan siklusnya, misalnya “Pagi; Pagi; Malam; Libur”. Pola
        bernama sama diganti siklusnya.
      </p>
      <TemplateButton loading={template.isPending} onDownload={() => template.mutate({ organisasi_id })} />
      <KoreksiField checked={koreksi} onChange={setKoreksi} />
    </ImportDialog>
  );
}
