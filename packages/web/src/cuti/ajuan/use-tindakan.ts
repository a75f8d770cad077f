import type { DetailCuti, TindakanAjuan } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { TURUNAN_CUTI } from '../../base/dampak/turunan-cuti.ts';
import { dijawabOf } from '../../base/meja/dijawab-of.ts';
import { tellTulisan } from '../../base/meja/tell-tulisan.ts';
import { useSession } from '../../base/session/use-session.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { sebutHariAjuan } from '../dasar/sebut-ajuan.ts';
import { tanyaTolakAjuan } from '../dasar/tanya-tolak-ajuan.ts';

type Question = {
  title: string;
  message: string;
  confirmLabel: string;
  danger?: true;
  remark?: 'required' | 'optional';
};

const QUESTIONS: Partial<Record<TindakanAjuan, Question>> = {
  setuju: {
    title: 'Setujui ajuan?',
    message: 'Pada jenjang terakhir saldonya terpakai dan yang mengajukan diberi tahu; sebelum itu ajuan diteruskan.',
    confirmLabel: 'Setujui',
  },
  tangguhkan: {
    title: 'Tangguhkan ajuan?',
    message: 'Ajuan ini ditolak untuk sekarang; haknya tetap dapat dipakai nanti.',
    confirmLabel: 'Tangguhkan',
    remark: 'required',
  },
  tolak: tanyaTolakAjuan(),
  tarik: {
    title: 'Tarik kembali ajuan ini?',
    message: 'Ajuan menjadi draf, dan yang memutuskan tidak melihatnya lagi. Anda dapat mengajukannya lagi.',
    confirmLabel: 'Tarik kembali',
  },
  batal: {
    title: 'Batalkan cuti?',
    message: 'Hari yang belum diambil menjadi hari kerja lagi dan saldonya kembali.',
    confirmLabel: 'Batalkan cuti',
    danger: true,
    remark: 'required',
  },
  tolak_perubahan: {
    title: 'Tidak menerima perubahan?',
    message: 'Cuti dengan tanggal yang diubah dibatalkan dan saldonya kembali. Anda dapat mengajukan lagi.',
    confirmLabel: 'Tidak menerima',
    danger: true,
    remark: 'optional',
  },
};

/** Of what another asked for, who is told of it. */
const tanyaTarikMilik = (cuti: DetailCuti): Question => ({
  title: `Tarik kembali ajuan ${cuti.nama}?`,
  message: `${cuti.kategori} ${sebutHariAjuan(cuti)} menjadi draf, dan yang memutuskan tidak melihatnya lagi. ${cuti.nama} diberi tahu beserta keterangannya, dan dapat mengajukannya lagi.`,
  confirmLabel: 'Tarik kembali',
  danger: true,
  remark: 'required',
});

type Isi = { keterangan?: string; tgl_awal?: string; tgl_akhir?: string; hari?: string[] };

/** Moves a request on, after asking where it cannot simply be taken back. */
export function useTindakan(organisasi_id: number, cuti: DetailCuti) {
  const { cuti_id, persetujuan, status } = cuti;
  const isMilikSaya = useSession()?.me.user_id === cuti.user_id;
  const confirm = useConfirm();
  const change = useMutation(api.cuti.changeAjuanCuti.mutation({ refetches: TURUNAN_CUTI }));
  const isiOf = (tindakan: TindakanAjuan, isi: Isi) => ({
    organisasi_id,
    cuti_id,
    tindakan,
    ...isi,
    ...(status === STATUS_CUTI.diajukan ? dijawabOf(persetujuan) : {}),
  });
  const send = (tindakan: TindakanAjuan, isi: Isi) => change.mutateAsync(isiOf(tindakan, isi));
  const act = async (tindakan: TindakanAjuan): Promise<void> => {
    const question = tindakan === 'tarik' && !isMilikSaya ? tanyaTarikMilik(cuti) : QUESTIONS[tindakan];
    const answer = question ? await confirm(question) : { remark: '' };
    if (!answer) return;
    const { remark } = answer;
    change.mutate(isiOf(tindakan, remark ? { keterangan: remark } : {}), { onError: () => tellTulisan(remark) });
  };
  return { act, send, sending: change.isPending };
}
