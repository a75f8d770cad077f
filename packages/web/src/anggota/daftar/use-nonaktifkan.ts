import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { TURUNAN_KEANGGOTAAN } from './turunan-keanggotaan.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';

const AKIBAT =
  'Keanggotaannya berakhir hari ini dan hari sesudahnya tidak dihitung. Ia masih dapat masuk, tetapi hanya melihat Beranda dan Analitik. Ajuan cuti yang belum mulai ditolak dan sisa cuti yang disetujui dibatalkan. Riwayatnya tetap tersimpan, dan statusnya dapat dikembalikan.';

type Berjalan = Anggota['mutasi_berjalan'];

/**
 * Makes memberships inactive, each by its own call, after asking why, and calls off the transfer that the question names;
 * tells how many it did and why others were refused.
 */
export function useNonaktifkan(organisasi_id: number) {
  const confirm = useConfirm();
  const [working, setWorking] = useState(false);
  const change = useMutation(
    api.akun.changeStatusAkun.mutation({ quiet: true, errors: 'caller', refetches: TURUNAN_KEANGGOTAAN }),
  );

  const nonaktifkan = async (user_ids: readonly number[], siapa: string, mutasi?: Berjalan): Promise<boolean> => {
    const answer = await confirm({
      title: `Nonaktifkan ${siapa}?`,
      message: `${mutasi ? await sebutBatal(mutasi) : ''}${AKIBAT}`,
      confirmLabel: 'Nonaktifkan',
      danger: true,
      remark: 'required',
    });
    if (!answer) return false;
    setWorking(true);
    const refusals: string[] = [];
    for (const user_id of user_ids) {
      const wanted = {
        user_id,
        organisasi_id,
        status: STATUS_KEANGGOTAAN.tidak_aktif,
        keterangan: answer.remark,
        ...(mutasi && { batal_mutasi: true }),
      };
      await change.mutateAsync(wanted).catch((error: unknown) => refusals.push(sebutKegagalan(error)));
    }
    setWorking(false);
    const done = user_ids.length - refusals.length;
    if (done > 0) notify.success(`${done} anggota dinonaktifkan`);
    for (const sentence of new Set(refusals)) notify.error(sentence);
    return done > 0;
  };
  return { nonaktifkan, working };
}

/** What becomes of a transfer under way, before all else: it concerns another place too. */
async function sebutBatal(mutasi: NonNullable<Berjalan>): Promise<string> {
  const { sebutMutasiBerjalan } = await import('@hadir/contract/mutasi/sebut-mutasi-berjalan.ts');
  return `Mutasinya ikut batal: ${sebutMutasiBerjalan(mutasi)}. Kedua instansi dan orangnya diberi tahu, sejauh mutasinya sudah diajukan. `;
}
