import type { JenjangPersetujuan } from '@hadir/contract/persetujuan/jenjang-persetujuan.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AnggotaPicker } from '../base/pickers/anggota-picker.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { FieldGroup } from '../ui/form/field-group.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import classes from './jenjang-field.module.css';

export type JenjangValues = Omit<JenjangPersetujuan, 'urutan'>;

type Props = {
  organisasi_id: number;
  value: readonly JenjangValues[];
  onChange: (jenjang: JenjangValues[]) => void;
  error: ReactNode;
};

type Siapa = 'orang' | 'kepala_grup' | 'operator' | 'admin';
const SIAPA: { value: Siapa; label: string }[] = [
  { value: 'kepala_grup', label: 'Kepala grup anggota' },
  { value: 'operator', label: 'Operator instansi' },
  { value: 'admin', label: 'Admin induk' },
  { value: 'orang', label: 'Orang tertentu' },
];
const siapaOf = ({ jenis, peran }: JenjangValues): Siapa => (jenis === 'peran' ? (peran ?? 'operator') : jenis);

/** The levels of a chain, in order. */
export function JenjangField({ organisasi_id, value, onChange, error }: Props) {
  const set = (at: number, change: Partial<JenjangValues>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...change } : one)));
  const choose = (at: number, siapa: Siapa) =>
    set(at, {
      jenis: siapa === 'operator' || siapa === 'admin' ? 'peran' : siapa,
      peran: siapa === 'operator' || siapa === 'admin' ? siapa : null,
      user_id: null,
      nama: null,
    });
  const add = () =>
    onChange([
      ...value,
      {
        jenis: 'peran',
        peran: 'operator',
        user_id: null,
        pengganti_user_id: null,
        eskalasi_hari: null,
        nama: null,
        nama_pengganti: null,
      },
    ]);
  return (
    <div className={classes['levels']}>
      {value.map((one, at) => (
        // Levels have no names of their own: their place is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <FieldGroup key={at} legend={`Jenjang ${at + 1}`}>
          <ChoiceField label="Siapa" choices={SIAPA} value={siapaOf(one)} onChange={(siapa) => choose(at, siapa)} />
          {one.jenis === 'orang' && (
            <AnggotaPicker
              label="Orang"
              required
              organisasi_id={organisasi_id}
              value={one.user_id}
              nama={one.nama}
              onChange={(user_id) => set(at, { user_id })}
            />
          )}
          <AnggotaPicker
            label="Pengganti"
            description="Memutuskan selama yang disebut sedang cuti"
            organisasi_id={organisasi_id}
            value={one.pengganti_user_id}
            nama={one.nama_pengganti}
            onChange={(pengganti_user_id) => set(at, { pengganti_user_id })}
          />
          <NumberField
            label="Naik setelah"
            description="Kosong berarti menunggu"
            unit="hari"
            value={one.eskalasi_hari}
            onChange={(eskalasi_hari) => set(at, { eskalasi_hari })}
          />
          {value.length > 1 && (
            <div className={classes['remove']}>
              <Button variant="default" size="xs" onClick={() => onChange(value.filter((_, index) => index !== at))}>
                Hapus jenjang {at + 1}
              </Button>
            </div>
          )}
        </FieldGroup>
      ))}
      {error && (
        <p role="alert" className={classes['error']}>
          {error}
        </p>
      )}
      {value.length < 10 && (
        <div>
          <Button variant="default" onClick={add}>
            Tambah jenjang
          </Button>
        </div>
      )}
    </div>
  );
}
