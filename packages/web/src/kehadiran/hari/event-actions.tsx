import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { useSession } from '../../base/session/use-session.ts';
import { api } from '../../base/api/api.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import classes from './event-list.module.css';
import { LABEL_TINDAKAN_PRESENSI } from '../../base/words/label-tindakan-presensi.ts';

type Props = { organisasi_id: number; presensi: EventPresensi; user_id: number };

/** What an operator may decide about an event: a held one is taken or refused, a wrong one set aside, neither erased; not his own. */
export function EventActions({ organisasi_id, presensi, user_id }: Props) {
  const { presensi_id, alasan, sumber, jam, is_ditinjau } = presensi;
  const canWrite = useCanWrite() === 'yes';
  const isMine = useSession()?.me.user_id === user_id;
  const confirm = useConfirm();
  const marks = { refetches: ['presensi', 'kehadiran', 'dashboard', 'verval', 'persetujuan'] } as const;
  const update = useMutation(api.putusanPresensi.decidePresensi.mutation(marks));
  const remove = useMutation(api.putusanPresensi.removePresensi.mutation(marks));
  const sending = update.isPending || remove.isPending;
  // Those of a request with a selfie are decided with the request.
  if (!canWrite || isMine || sumber === 'manual') return null;

  const setAside = async () => {
    const answer = await confirm({
      title: `Sisihkan presensi pukul ${jam}?`,
      message: 'Presensinya tidak lagi dihitung, dan tetap tampil sebagai disisihkan beserta keterangannya.',
      confirmLabel: 'Sisihkan',
      danger: true,
      remark: 'required',
    });
    if (answer) remove.mutate({ organisasi_id, presensi_id, keterangan: answer.remark });
  };
  const waits = alasan === 'menunggu_tinjauan';
  const label = { ...LABEL_TINDAKAN_PRESENSI, ...(waits ? {} : { hitung: 'Hitung lagi' }) };
  const decide = async (tindakan: 'hitung' | 'tolak') => {
    const answer = await confirm({
      title: `${label[tindakan]} presensi pukul ${jam}?`,
      message: tindakan === 'hitung' ? 'Harinya dinilai lagi dengan presensi ini.' : 'Presensinya tidak dihitung.',
      confirmLabel: label[tindakan],
      danger: tindakan === 'tolak',
      remark: tindakan === 'hitung' && waits ? 'optional' : 'required',
    });
    if (answer) update.mutate({ organisasi_id, presensi_id: [presensi_id], tindakan, keterangan: answer.remark });
  };
  const isHeld = waits || alasan === 'ditolak' || alasan === 'dihapus';
  return (
    <p className={classes['words']}>
      {isHeld && (
        <Button size="compact-sm" loading={sending} onClick={() => void decide('hitung')}>
          {label.hitung}
        </Button>
      )}
      {(waits || (is_ditinjau && !isHeld)) && (
        <Button size="compact-sm" variant="default" disabled={sending} onClick={() => void decide('tolak')}>
          {label.tolak}
        </Button>
      )}
      {alasan !== 'ditolak' && alasan !== 'dihapus' && alasan !== 'dibatalkan' && (
        <Button size="compact-sm" variant="subtle" color="red" disabled={sending} onClick={() => void setAside()}>
          Sisihkan presensi
        </Button>
      )}
    </p>
  );
}
