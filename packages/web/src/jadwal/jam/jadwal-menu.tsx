import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useNavigate } from '@tanstack/react-router';
import type { Pemilik } from '../../base/api/pemilik.ts';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { jadwalCalls } from './jadwal-calls.ts';
import { jadwalHrefs } from './jadwal-hrefs.ts';

type Props = { pemilik: Pemilik; jadwal: Jadwal };

export function JadwalMenu({ pemilik, jadwal }: Props) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const remove = usePerubahan(jadwalCalls(pemilik).delete, { sebutBagi: true });
  const ask = async () => {
    const question = {
      title: `Hapus jam kerja ${jadwal.nama}?`,
      message: 'Jam kerja yang pernah dipakai tidak dapat dihapus; nonaktifkan saja.',
      confirmLabel: 'Hapus',
      danger: true,
    };
    if (!(await confirm(question))) return;
    if (await remove.run({ jadwal_id: jadwal.jadwal_id })) void navigate({ to: jadwalHrefs(pemilik).list });
  };
  return (
    <ActionMenu
      label={`Tindakan untuk ${jadwal.nama}`}
      loading={remove.sending}
      actions={[
        { label: 'Hapus', icon: <IconTrash size={17} aria-hidden="true" />, onClick: () => void ask(), danger: true },
      ]}
    />
  );
}
