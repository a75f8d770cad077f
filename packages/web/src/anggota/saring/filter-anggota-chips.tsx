import { sebutAktif } from '@hadir/contract/kit/label-status-tempat.ts';
import type { AtributAktif } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { LABEL_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { LABEL_ROLE } from '@hadir/rules/akses/label-peran.ts';
import { LABEL_GENDER } from '@hadir/contract/kit/label-gender.ts';
import { LABEL_AKTIVASI } from '@hadir/contract/anggota/daftar/saring-aktivasi.ts';
import { sebutSaringAtribut } from './sebut-saring-atribut.ts';
import { FilterChips, type FilterChip } from '../../ui/show/filter-chips.tsx';
import type { FilterAnggota } from './filter-anggota.ts';
import { readSaringAtribut, writeSaringAtribut } from './saring-atribut.ts';

type Names = {
  grup: (group_id: number) => string;
  lokasi: (lokasi_presensi_id: number) => string;
  atribut: readonly AtributAktif[];
};
type Props = { filters: FilterAnggota; names: Names; onChange: (changes: Partial<FilterAnggota>) => void };

export function FilterAnggotaChips({ filters, names, onChange }: Props) {
  const saring = readSaringAtribut(filters.atribut);
  const chips = [...chipsOf(filters, names), ...sebutSaringAtribut(names.atribut, saring)];
  const without = (keys: string[]): Partial<FilterAnggota> => {
    const left = Object.entries(saring).filter(([id]) => !keys.includes(`atribut.${id}`));
    const plain = keys.filter((key) => !key.startsWith('atribut.')).map((key) => [key, undefined]);
    return { ...Object.fromEntries(plain), atribut: writeSaringAtribut(Object.fromEntries(left)) };
  };
  return (
    <FilterChips
      chips={chips}
      onRemove={(key) => onChange(without([key]))}
      onClear={() => onChange(without(chips.map(({ key }) => key)))}
    />
  );
}

function chipsOf(filters: FilterAnggota, names: Names): FilterChip[] {
  const { status, is_aktif, aktivasi, role, group_id, lokasi_presensi_id, gender } = filters;
  const labels: Partial<Record<keyof FilterAnggota, string | false | undefined>> = {
    status: status !== undefined && `Status: ${LABEL_KEANGGOTAAN[status]}`,
    is_aktif: is_aktif !== undefined && `Status: ${sebutAktif(is_aktif)}`,
    aktivasi: aktivasi && LABEL_AKTIVASI[aktivasi],
    role: role && `Peran: ${LABEL_ROLE[role]}`,
    group_id: group_id !== undefined && `Grup: ${names.grup(group_id)}`,
    lokasi_presensi_id: lokasi_presensi_id !== undefined && `Lokasi: ${names.lokasi(lokasi_presensi_id)}`,
    gender: gender && LABEL_GENDER[gender],
    jenis_kepegawaian: filters.jenis_kepegawaian,
    is_face_verified: flagLabel(filters.is_face_verified, 'Wajah terverifikasi', 'Wajah belum terverifikasi'),
    is_biometrik: flagLabel(filters.is_biometrik, 'Biometrik', 'Non-biometrik'),
  };
  return Object.entries(labels).flatMap(([key, label]) => (label ? [{ key, label }] : []));
}

const flagLabel = (flag: boolean | undefined, yes: string, no: string) => flag !== undefined && (flag ? yes : no);
