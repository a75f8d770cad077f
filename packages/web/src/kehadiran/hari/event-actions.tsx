import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import { STATUS_TAHAN } from '@hadir/rules/presensi/ketukan/status-tahan.ts';
import {
  checkPemutusPresensi,
  mayPutusPresensi,
  type TindakanPresensi,
} from '@hadir/rules/presensi/putusan/putusan-presensi.ts';
import { Button, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { useSession } from '../../base/session/use-session.ts';
import { api } from '../../base/api/api.ts';
import { labelPutusan } from '../../base/words/label-putusan.ts';
import { tanyaPutusan } from '../../base/words/tanya-putusan.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import classes from './event-list.module.css';

type Props = { organisasi_id: number; presensi: EventPresensi; user_id: number };

const TOMBOL: readonly (ButtonProps & { tindakan: TindakanPresensi; lengkap?: string })[] = [
  { tindakan: 'hitung' },
  { tindakan: 'tolak', variant: 'default' },
  { tindakan: 'hapus', variant: 'subtle', color: 'red', lengkap: 'Sisihkan presensi' },
];

/** What an operator may decide about an event: a held one is taken or refused, a wrong one set aside, neither erased; not his own. */
export function EventActions({ organisasi_id, presensi, user_id }: Props) {
  const { presensi_id, alasan, sumber, is_ditinjau } = presensi;
  const canWrite = useCanWrite() === 'yes';
  const me = useSession()?.me.user_id;
  const confirm = useConfirm();
  const marks = { refetches: ['presensi', 'kehadiran', 'dashboard', 'verval', 'persetujuan'] } as const;
  const update = useMutation(api.putusanPresensi.decidePresensi.mutation(marks));
  const remove = useMutation(api.putusanPresensi.removePresensi.mutation(marks));
  if (!canWrite || me === undefined || checkPemutusPresensi([{ user_id, sumber }], me) !== null) return null;

  const keadaan = { tahan: STATUS_TAHAN.find((one) => one === alasan) ?? null, is_ditinjau };
  const decide = async (tindakan: TindakanPresensi) => {
    const answer = await confirm(tanyaPutusan(tindakan, presensi, keadaan));
    if (!answer) return;
    const keterangan = answer.remark;
    if (tindakan === 'hapus') remove.mutate({ organisasi_id, presensi_id, keterangan });
    else update.mutate({ organisasi_id, presensi_id: [presensi_id], tindakan, keterangan });
  };
  return (
    <p className={classes['words']}>
      {TOMBOL.filter(({ tindakan }) => mayPutusPresensi(tindakan, keadaan)).map(({ tindakan, lengkap, ...look }) => (
        <Button
          key={tindakan}
          size="compact-sm"
          {...look}
          disabled={update.isPending || remove.isPending}
          onClick={() => void decide(tindakan)}
        >
          {lengkap ?? labelPutusan(tindakan, keadaan)}
        </Button>
      ))}
    </p>
  );
}
