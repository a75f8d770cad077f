import type { IzinPeran } from '@hadir/contract/akses/izin-peran.contract.ts';
import { hasIzin, isIzinBawaan, type Izin } from '@hadir/rules/akses/izin.ts';
import { PERAN_DIATUR, type IzinPerPeran, type PeranDiatur } from '@hadir/rules/akses/izin-peran.ts';
import { LABEL_IZIN } from '@hadir/rules/akses/label-izin.ts';
import { LABEL_PERAN } from '@hadir/rules/akses/label-peran.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatAngka } from '../kit/format/format.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { usePhone } from '../ui/show/use-phone.ts';
import checkbox from '../ui/table/checkbox.module.css';
import { IsiIzinDialog } from './isi-izin-dialog.tsx';
import classes from './kelola-akses.module.css';

type Props = {
  izinPeran: IzinPeran;
  /** The draft. */
  izin: IzinPerPeran;
  rows: readonly Izin[];
  /** Left out: to read only. */
  onChange: ((peran: PeranDiatur, nama: Izin, held: boolean) => void) | undefined;
};

/** Names by roles; on a phone one role at a time. */
export function IzinTable({ izinPeran, izin, rows, onChange }: Props) {
  const phone = usePhone();
  const [dipilih, setDipilih] = useState<PeranDiatur>('operator');
  const [dijelaskan, setDijelaskan] = useState<Izin | undefined>(undefined);
  const kolom = phone ? [dipilih] : PERAN_DIATUR;
  return (
    <div className={classes['stack']}>
      {phone && (
        <ChoiceField<PeranDiatur>
          label="Peran"
          choices={PERAN_DIATUR.map((peran) => ({ value: peran, label: labelOf(peran, izinPeran) }))}
          value={dipilih}
          onChange={setDipilih}
        />
      )}
      <div className={classes['box']}>
        <table className={classes['table']} aria-label={`Izin peran ${izinPeran.nama}`}>
          <thead>
            <tr>
              <th scope="col">Izin</th>
              {kolom.map((peran) => (
                <th key={peran} scope="col" data-cell>
                  {labelOf(peran, izinPeran)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((nama) => (
              <tr key={nama}>
                <th scope="row">
                  {LABEL_IZIN[nama]}
                  <span className={classes['nama']}>{nama}</span>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`Apa isinya? ${LABEL_IZIN[nama]}`}
                    onClick={() => setDijelaskan(nama)}
                  >
                    Apa isinya?
                  </Button>
                </th>
                {kolom.map((peran) => (
                  <Sel key={peran} peran={peran} nama={nama} izinPeran={izinPeran} izin={izin} onChange={onChange} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <IsiIzinDialog nama={dijelaskan} onClose={() => setDijelaskan(undefined)} />
    </div>
  );
}

function Sel({ peran, nama, izinPeran, izin, onChange }: Omit<Props, 'rows'> & { peran: PeranDiatur; nama: Izin }) {
  const held = hasIzin(peran, nama, izin);
  const bawaan = isIzinBawaan(peran, nama);
  return (
    <td data-cell data-changed={held !== hasIzin(peran, nama, izinPeran.izin) || undefined}>
      <label className={classes['sel']}>
        <input
          type="checkbox"
          className={checkbox['box']}
          aria-label={`${LABEL_PERAN[peran]}: ${LABEL_IZIN[nama]}`}
          checked={held}
          disabled={!onChange}
          onChange={(event) => onChange?.(peran, nama, event.currentTarget.checked)}
        />
        {held !== bawaan && <span className={classes['beda']}>bawaan: {bawaan ? 'ya' : 'tidak'}</span>}
      </label>
    </td>
  );
}

function labelOf(peran: PeranDiatur, { jumlah_orang }: IzinPeran): string {
  const jumlah = jumlah_orang[peran];
  return jumlah === undefined ? LABEL_PERAN[peran] : `${LABEL_PERAN[peran]} (${formatAngka(jumlah)})`;
}
