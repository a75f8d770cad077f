import type { Pengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import type { HadirForm } from '../kit/form/use-hadir-form.ts';
import { ZONA_WAKTU_LABELS } from '../kit/format/zona-waktu-labels.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { SwitchField } from '../ui/form/switch-field.tsx';
import classes from './organisasi-screen.module.css';
import { SIKAP_TEMPAT_LABELS } from './sikap-tempat-labels.ts';

type Isi = Omit<
  Pengaturan,
  'organisasi_id' | 'riwayat' | 'tgl_mulai' | 'tgl_selesai' | 'jeda_menit' | 'luring_maks_jam' | 'tunggu_data_jam'
>;
export type PengaturanFormValues = Isi & {
  jeda_menit: number | null;
  luring_maks_jam: number | null;
  tunggu_data_jam: number | null;
  tgl_mulai: string | null;
};

type Props = { form: HadirForm<PengaturanFormValues>; disabled: boolean };

const ZONES = [
  { value: 'Asia/Jakarta', label: ZONA_WAKTU_LABELS['Asia/Jakarta'] },
  { value: 'Asia/Makassar', label: ZONA_WAKTU_LABELS['Asia/Makassar'] },
  { value: 'Asia/Jayapura', label: ZONA_WAKTU_LABELS['Asia/Jayapura'] },
] as const;
const SIKAP_TEMPAT = [
  { value: 'hitung', label: SIKAP_TEMPAT_LABELS.hitung },
  { value: 'tinjau', label: SIKAP_TEMPAT_LABELS.tinjau },
  { value: 'tolak', label: SIKAP_TEMPAT_LABELS.tolak },
] as const;

export function PengaturanFields({ form: { field, checkbox }, disabled }: Props) {
  return (
    <>
      <div className={classes['fields']}>
        <ChoiceField
          label="Zona waktu"
          description="Lokasi presensi dapat memiliki zonanya sendiri"
          choices={ZONES}
          disabled={disabled}
          {...field('timezone')}
        />
        <ChoiceField
          label="Presensi di luar radius"
          description="Selalu tercatat dan ditandai"
          choices={SIKAP_TEMPAT}
          disabled={disabled}
          {...field('luar_radius')}
        />
        <ChoiceField
          label="Presensi dengan lokasi palsu"
          description="Bila perangkat melaporkan lokasi tiruan"
          choices={SIKAP_TEMPAT}
          disabled={disabled}
          {...field('lokasi_palsu')}
        />
        <NumberField
          label="Jeda antarpresensi"
          description="Ketukan berulang dalam jeda ini disisihkan"
          unit="menit"
          required
          disabled={disabled}
          {...field('jeda_menit')}
        />
        <NumberField
          label="Batas presensi luring"
          description="Presensi tanpa sambungan diterima paling lambat sekian jam"
          unit="jam"
          required
          disabled={disabled}
          {...field('luring_maks_jam')}
        />
        <NumberField
          label="Tunggu data mesin"
          description="Hari tanpa presensi menjadi absen sekian jam setelah jendelanya tutup"
          unit="jam"
          required
          disabled={disabled}
          {...field('tunggu_data_jam')}
        />
      </div>
      <div className={classes['switches']}>
        <SwitchField
          label="Sembunyikan Ketidakhadiran"
          description="Cuti, saldo, dan persetujuannya hilang dari menu dan terkunci bagi semua orang"
          disabled={disabled}
          {...checkbox('is_disable_ketidakhadiran')}
        />
      </div>
    </>
  );
}
