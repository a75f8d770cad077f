import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { formatBulan } from '../../kit/format/format.ts';
import { KoreksiField } from '../../base/dampak/koreksi-field.tsx';
import { TURUNAN_JADWAL } from '../../base/dampak/turunan-jadwal.ts';
import { ImportDialog } from '../../ui/import/import-dialog.tsx';
import { TemplateButton } from '../../ui/import/template-button.tsx';

type Props = { organisasi_id: number; bulan: string; opened: boolean; onClose: () => void };

/** A month of the roster from a spreadsheet. */
export function ImporRosterDialog({ organisasi_id, bulan, opened, onClose }: Props) {
  const [koreksi, setKoreksi] = useState(false);
  const template = useMutation(api.jadwalShift.getFormatJadwalShift.save());
  const send = useMutation(
    api.jadwalShift.importJadwalShift.mutation({ quiet: true, errors: 'caller', refetches: TURUNAN_JADWAL }),
  );
  return (
    <ImportDialog
      opened={opened}
      onClose={() => {
        setKoreksi(false);
        onClose();
      }}
      title={`Impor jadwal shift ${formatBulan(bulan)}`}
      unit="anggota"
      send={(isian) => send.mutateAsync({ organisasi_id, bulan, ...isian, koreksi })}
    >
      <p>
        Format XLSX-nya berisi setiap anggota dengan satu kolom untuk setiap tanggal. Isi dengan nama shift atau Libur;
        sel yang kosong tidak mengubah apa pun. Tukar shift yang menunggu pada sel yang berubah batal, dan keduanya
        diberi tahu.
      </p>
      <TemplateButton loading={template.isPending} onDownload={() => template.mutate({ organisasi_id, bulan })} />
      <KoreksiField checked={koreksi} onChange={setKoreksi} />
    </ImportDialog>
  );
}
