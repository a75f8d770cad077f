import type { IsianPerbaikan } from './to-perbaikan.ts';
import { api } from '../../base/api/api.ts';

type Isi = IsianPerbaikan & {
  organisasi_id: number;
  user_id?: number[];
  tgl_mulai: string;
  tgl_selesai: string;
  sehari: boolean;
};

/** What a claim would make of its days, before it is filed; why it is filed makes none different. */
export const pratinjauKlaim = ({ keterangan: _keterangan, ...isi }: Isi) => ({
  queryKey: ['pratinjauKlaim', isi],
  queryFn: () => api.klaimPresensi.submitKlaim.call({ ...isi, keterangan: '-', preview: true }),
  meta: { errors: 'caller' as const },
});
