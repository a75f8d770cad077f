import type { SkorPresensi } from '@hadir/contract/skor-presensi/skor-presensi.contract.ts';
import { listSkorTersisa } from '@hadir/rules/kehadiran/hari/list-skor-tersisa.ts';
import { DeleteButton } from '../ui/layer/delete-button.tsx';
import { DINILAI_TANPANYA } from './dinilai-tanpanya.ts';
import { useSkorBerpemilik } from './use-skor-berpemilik.ts';

type Props = {
  organisasi_id: number;
  skor: SkorPresensi;
  loading: boolean;
  onDelete: (hapus_salinan: boolean) => void;
};

/**
 * Takes an organisation's category away: what of its own goes on keeping the parent's out of force is said first, and where
 * that are copies alone, they may go with it.
 */
export function HapusSkorButtons({ organisasi_id, skor, loading, onDelete }: Props) {
  const { data } = useSkorBerpemilik(organisasi_id);
  if (!data) return null;
  const { tersisa, isSalinan } = listSkorTersisa(data, { ...skor, pemilik: 'organisasi' as const });
  const nama = [...new Set(tersisa.map((one) => one.nama))].join(', ');
  const adaInduk = data.some(({ pemilik }) => pemilik === 'tenant');
  const induk = !adaInduk
    ? ''
    : nama === ''
      ? ' Sesudah itu kategori induk yang berlaku.'
      : ` Kategori induk tetap tidak berlaku selama ${nama} milik instansi ada.`;
  const title = `Hapus kategori ${skor.nama}?`;
  return (
    <>
      <DeleteButton
        title={title}
        message={`${DINILAI_TANPANYA}${induk}`}
        loading={loading}
        onDelete={() => onDelete(false)}
      />
      {isSalinan && (
        <DeleteButton
          label="Hapus bersama salinannya"
          title={`Hapus kategori ${skor.nama} dan ${nama}?`}
          message={`${DINILAI_TANPANYA} ${nama} salinan dari induk dan ikut dihapus; sesudah itu kategori induk yang berlaku.`}
          loading={loading}
          onDelete={() => onDelete(true)}
        />
      )}
    </>
  );
}
