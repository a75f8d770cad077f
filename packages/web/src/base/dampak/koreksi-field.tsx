import { SwitchField } from '../../ui/form/switch-field.tsx';

type Props = { checked: boolean; onChange: (checked: boolean) => void };

/** Whether a sheet of schedules may turn past days into others. */
export const KoreksiField = (binding: Props) => (
  <SwitchField
    label="Koreksi masa lalu"
    description="Simpan juga bila kehadiran yang sudah lewat ikut berubah."
    {...binding}
  />
);
