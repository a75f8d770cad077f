import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import { Button } from '@mantine/core';
import { api } from '../../base/api/api.ts';
import { formatTanggalPanjang } from '../../kit/format/format.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { DeleteButton } from '../../ui/layer/delete-button.tsx';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import type { KodeShift } from '../dasar/kode-shift.ts';
import { PolaWeeks } from './pola-weeks.tsx';
import classes from './pola.module.css';

type Props = {
  organisasi_id: number;
  pola: PolaKerja | null;
  shifts: readonly KodeShift[];
  onClose: () => void;
  /** Left out where nothing may be changed. */
  onEdit: ((pola: PolaKerja) => void) | undefined;
  onCopy: (pola: PolaKerja) => void;
};

/** One pattern: the days that it generates from this week on, and whom it is given to. */
export function PolaPanel({ organisasi_id, pola, shifts, onClose, onEdit, onCopy }: Props) {
  const today = useToday();
  const remove = usePerubahan(api.polaKerja.removePolaKerja, { sebutBagi: true });
  const drop = async (pola_kerja_id: number) => {
    if (await remove.run({ organisasi_id, pola_kerja_id })) onClose();
  };
  return (
    <SidePanel
      opened={pola !== null}
      onClose={onClose}
      title={pola?.nama ?? 'Pola kerja'}
      footer={
        pola &&
        onEdit && (
          <>
            <DeleteButton
              title={`Hapus pola ${pola.nama}?`}
              message="Yang memakai pola ini dijadwalkan menurut lapisan di bawahnya. Jadwal shift yang sudah diisi darinya tetap."
              loading={remove.sending}
              onDelete={() => void drop(pola.pola_kerja_id)}
            />
            <Button variant="default" onClick={() => onCopy(pola)}>
              Salin
            </Button>
            <Button onClick={() => onEdit(pola)}>Ubah</Button>
          </>
        )
      }
    >
      {pola && (
        <div className={classes['panel']}>
          <p>
            Siklus {pola.siklus.length} hari, hari pertamanya jatuh pada {formatTanggalPanjang(pola.tgl_acuan)}.
          </p>
          <PolaWeeks
            siklus={pola.siklus.map(({ jadwal_id }) => jadwal_id)}
            tgl_acuan={pola.tgl_acuan}
            sekitar={today}
            shifts={shifts}
          />
          <div>
            <h3>Diberikan kepada</h3>
            {pola.sasaran.length === 0 ? (
              <p className={classes['hint']}>Belum diberikan kepada siapa pun.</p>
            ) : (
              <ul>
                {pola.sasaran.map(({ user_id, group_id, nama, tgl_mulai, tgl_selesai }) => (
                  <li key={`${user_id} ${group_id} ${tgl_mulai}`}>
                    {group_id ? `Grup ${nama}` : nama}, {formatRentang(tgl_mulai, tgl_selesai)}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </SidePanel>
  );
}
