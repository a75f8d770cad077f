import type { KodeAktif } from '@hadir/contract/kit/kode.ts';
import type { Grup } from '@hadir/contract/grup/grup.contract.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleOff from '@tabler/icons-react/dist/esm/icons/IconCircleOff.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMutation } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { DITAWARI_NONAKTIF, useTawarNonaktif } from '../base/forms/use-tawar-nonaktif.ts';
import { ActionMenu } from '../ui/layer/action-menu.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';

type Props = { organisasi_id: number; grup: Grup; onDeleted: () => void };

export function GrupMenu({ organisasi_id, grup, onDeleted }: Props) {
  const confirm = useConfirm();
  const tawar = useTawarNonaktif();
  const { group_id, nama, kepala_user_id, status } = grup;
  const update = useMutation(api.grup.changeGrup.mutation());
  const remove = useMutation({
    ...api.grup.removeGrup.mutation({ gone: true, errors: 'caller' }),
    onSuccess: onDeleted,
  });

  const change = (next: KodeAktif) => update.mutate({ organisasi_id, group_id, nama, kepala_user_id, status: next });
  const setStatus = async (next: KodeAktif) => {
    const question =
      next === STATUS_RECORD.tidak_aktif
        ? {
            title: `Nonaktifkan grup ${nama}?`,
            message: 'Anggotanya tetap, tetapi tidak ada lagi yang dapat ditambahkan.',
          }
        : { title: `Aktifkan grup ${nama}?`, message: 'Anggota dapat ditempatkan di grup ini lagi.' };
    if (await confirm(question)) change(next);
  };
  const ask = async () => {
    const question = {
      title: `Hapus grup ${nama}?`,
      message: DITAWARI_NONAKTIF,
      confirmLabel: 'Hapus',
      danger: true,
    };
    if (!(await confirm(question))) return;
    const nonaktifkan = status === STATUS_RECORD.aktif ? () => change(STATUS_RECORD.tidak_aktif) : null;
    const onError = (error: unknown) =>
      void tawar(error, { karena: 'grup.has_history', nama: `grup ${nama}`, nonaktifkan });
    remove.mutate({ organisasi_id, group_id }, { onError });
  };
  return (
    <ActionMenu
      label={`Tindakan untuk grup ${nama}`}
      loading={update.isPending || remove.isPending}
      actions={[
        status === STATUS_RECORD.aktif
          ? {
              label: 'Nonaktifkan',
              icon: <IconCircleOff size={17} aria-hidden="true" />,
              onClick: () => void setStatus(STATUS_RECORD.tidak_aktif),
            }
          : {
              label: 'Aktifkan',
              icon: <IconCircleCheck size={17} aria-hidden="true" />,
              onClick: () => void setStatus(STATUS_RECORD.aktif),
            },
        { label: 'Hapus', icon: <IconTrash size={17} aria-hidden="true" />, onClick: () => void ask(), danger: true },
      ]}
    />
  );
}
