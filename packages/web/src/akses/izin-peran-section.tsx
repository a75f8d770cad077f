import type { IzinPeran } from '@hadir/contract/akses/izin-peran.contract.ts';
import { isIzinBawaan, hasIzin, IZIN, type Izin } from '@hadir/rules/akses/izin.ts';
import { PERAN_DIATUR, ringkasIzin, type IzinPerPeran, type PeranDiatur } from '@hadir/rules/akses/izin-peran.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSession } from '../base/session/use-session.ts';
import { markUnsaved } from '../kit/form/unsaved-work.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SwitchField } from '../ui/form/switch-field.tsx';
import { IzinSaveBar } from './izin-save-bar.tsx';
import { IzinTable } from './izin-table.tsx';
import classes from './kelola-akses.module.css';
import { SalinIzinDialog } from './salin-izin-dialog.tsx';

type Props = {
  izinPeran: IzinPeran;
  /** Only what differs from the defaults is shown; stays as it is when the draft is saved and begun anew. */
  hanyaBeda: boolean;
  onHanyaBeda: (hanyaBeda: boolean) => void;
};

/** A tenant's matrix as a draft: nothing is changed until it is saved. */
export function IzinPeranSection({ izinPeran, hanyaBeda, onHanyaBeda }: Props) {
  const [izin, setIzin] = useState<IzinPerPeran>(izinPeran.izin);
  const [menyalin, setMenyalin] = useState(false);
  const bolehUbah = useSession()?.me.is_super_admin === true;
  const isBerubah = JSON.stringify(izin) !== JSON.stringify(izinPeran.izin);
  useEffect(() => (isBerubah ? markUnsaved() : undefined), [isBerubah]);

  const ubah = (peran: PeranDiatur, nama: Izin, held: boolean) =>
    setIzin((before) => ringkasIzin({ ...before, [peran]: { ...before[peran], [nama]: held } }));
  const isBeda = (nama: Izin) => PERAN_DIATUR.some((peran) => hasIzin(peran, nama, izin) !== isIzinBawaan(peran, nama));
  const rows = hanyaBeda ? IZIN.filter(isBeda) : IZIN;
  return (
    <div className={classes['stack']}>
      <div className={classes['toolbar']}>
        <SwitchField label="Hanya yang berbeda dari bawaan" checked={hanyaBeda} onChange={onHanyaBeda} />
        {bolehUbah && (
          <div className={classes['buttons']}>
            <Button variant="default" disabled={Object.keys(izin).length === 0} onClick={() => setIzin({})}>
              Kembalikan ke bawaan
            </Button>
            <Button variant="default" onClick={() => setMenyalin(true)}>
              Salin dari induk lain
            </Button>
          </div>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState title="Semua sama dengan bawaan">Induk ini tidak mengubah izin apa pun.</EmptyState>
      ) : (
        <IzinTable izinPeran={izinPeran} izin={izin} rows={rows} onChange={bolehUbah ? ubah : undefined} />
      )}
      {isBerubah && <IzinSaveBar izinPeran={izinPeran} izin={izin} onDiscard={() => setIzin(izinPeran.izin)} />}
      <SalinIzinDialog
        opened={menyalin}
        tenant_id={izinPeran.tenant_id}
        onClose={() => setMenyalin(false)}
        onSalin={setIzin}
      />
    </div>
  );
}
