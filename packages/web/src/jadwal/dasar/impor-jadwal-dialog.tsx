import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import { useState, type ReactNode } from 'react';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { ImportDialog } from '../../ui/import/import-dialog.tsx';
import { TemplateButton } from '../../ui/import/template-button.tsx';
import type { IsianImpor } from '../../ui/import/use-import.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  unit: string;
  send: (isian: IsianImpor & { koreksi: boolean }) => Promise<HasilImpor>;
  template: { isPending: boolean; onDownload: () => void };
  /** How the sheet must look. */
  children: ReactNode;
};

/** Schedules from a spreadsheet, which may change days that are over only where that is said. */
export function ImporJadwalDialog({ send, template, children, ...dialog }: Props) {
  const [koreksi, setKoreksi] = useState(false);
  return (
    <ImportDialog {...dialog} send={(isian) => send({ ...isian, koreksi })}>
      {children}
      <TemplateButton loading={template.isPending} onDownload={template.onDownload} />
      <SwitchField
        label="Koreksi masa lalu"
        description="Simpan juga bila kehadiran yang sudah lewat ikut berubah."
        checked={koreksi}
        onChange={setKoreksi}
      />
    </ImportDialog>
  );
}
