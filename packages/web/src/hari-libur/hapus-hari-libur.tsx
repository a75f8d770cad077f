import type { HariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import type { Pemilik } from '../base/api/pemilik.ts';
import { usePerubahan } from '../base/dampak/use-perubahan.ts';
import { DeleteButton } from '../ui/layer/delete-button.tsx';
import { hariLiburCalls } from './hari-libur-calls.ts';

type Props = { pemilik: Pemilik; libur: HariLibur; onDeleted: () => void };

export function HapusHariLibur({ pemilik, libur, onDeleted }: Props) {
  const remove = usePerubahan(hariLiburCalls(pemilik).delete);
  const run = async () => {
    if (await remove.run({ hari_libur_id: libur.hari_libur_id })) onDeleted();
  };
  return (
    <DeleteButton
      title={`Hapus ${libur.nama}?`}
      message="Hari itu menjadi hari kerja lagi bagi yang jadwalnya mengikuti hari libur."
      loading={remove.sending}
      onDelete={() => void run()}
    />
  );
}
