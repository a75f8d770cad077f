import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { hrefTo } from '../../base/links/href-to.ts';
import { api } from '../../base/api/api.ts';
import { TURUNAN_CUTI } from '../../base/dampak/turunan-cuti.ts';
import { dijawabOf } from '../../base/meja/dijawab-of.ts';
import { reportFailure } from '../../base/api/report-failure.ts';
import type { AjuanValues } from './ajuan-values.ts';

const MARKS = { errors: 'caller', refetches: TURUNAN_CUTI } as const;

/** `setujui`: sent, and approved at once by who may decide it. */
export type CaraKirim = 'draf' | 'ajukan' | 'setujui';

/** Keeps a request as a draft or sends it, and shows it afterwards. */
export function useSendAjuan(organisasi_id: number, user_id: number | null, draf: DetailCuti | undefined) {
  const navigate = useNavigate();
  const create = useMutation(api.cuti.submitCuti.mutation(MARKS));
  const simpan = useMutation(api.cuti.addDrafCuti.mutation(MARKS));
  const update = useMutation(api.cuti.changeDrafCuti.mutation(MARKS));
  const change = useMutation(api.cuti.changeAjuanCuti.mutation(MARKS));

  return async (values: AjuanValues, cara: CaraKirim) => {
    const { cuti_kategori_id, rentang, setengah_hari, keterangan, alamat, lampiran, hapus_lampiran } = values;
    const isi = {
      organisasi_id,
      cuti_kategori_id: cuti_kategori_id ?? 0,
      tgl_awal: rentang.from ?? '',
      tgl_akhir: rentang.to ?? '',
      keterangan,
      ...(user_id === null ? {} : { user_id }),
      ...(setengah_hari ? { setengah_hari } : {}),
      ...(alamat ? { alamat } : {}),
      ...(lampiran ? { lampiran } : {}),
    };
    const kept = draf
      ? await update.mutateAsync({ ...isi, cuti_id: draf.cuti_id, hapus_lampiran })
      : await (cara === 'draf' ? simpan : create).mutateAsync(isi);
    const { cuti_id } = kept;
    const sent =
      draf && cara !== 'draf' ? await change.mutateAsync({ organisasi_id, cuti_id, tindakan: 'ajukan' }) : kept;
    // It is sent already: what keeps it from being approved is told, and it waits like any other.
    if (cara === 'setujui' && sent.tindakan.includes('setuju')) {
      await change
        .mutateAsync({ organisasi_id, cuti_id, tindakan: 'setuju', ...dijawabOf(sent.persetujuan) })
        .catch(reportFailure);
    }
    void navigate({ to: hrefTo('cuti.detail', { organisasi_id, cuti_id }) });
  };
}
