import type { AnggotaBermutasi } from '@hadir/contract/anggota/daftar/mutasi-anggota.ts';
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

/**
 * Makes memberships inactive, each by its own call, after asking why; the question names whose transfers and loans it
 * touches, and what becomes of these. Tells how many it did and why others were refused.
 */
export function useNonaktifkan(organisasi_id: number) {
  const confirm = useConfirm();
  const [working, setWorking] = useState(false);
  const change = useMutation(
    api.akun.changeStatusAkun.mutation({ quiet: true, errors: 'caller', refetches: TURUNAN_KEANGGOTAAN }),
  );

  const busy = async <T,>(run: () => Promise<T>): Promise<T> => {
    setWorking(true);
    return run().finally(() => setWorking(false));
  };

  const nonaktifkan = async (user_ids: readonly number[], siapa: string): Promise<boolean> => {
    const asked = api.anggota.listMutasiAnggota.call({ organisasi_id, user_id: [...user_ids] });
    const bermutasi = await busy(() => asked).catch((error: unknown) => void notify.error(sebutKegagalan(error)));
    if (!bermutasi) return false;
    const answer = await confirm({
      title: `Nonaktifkan ${siapa}?`,
      message: AKIBAT,
      details: await sebutBermutasi(bermutasi),
      confirmLabel: 'Nonaktifkan',
      danger: true,
      remark: 'required',
    });
    if (!answer) return false;
    const refusals: string[] = [];
    const end = async (user_id: number) => {
      const mutasi = bermutasi.find((one) => one.user_id === user_id);
      const wanted = {
        user_id,
        organisasi_id,
        status: STATUS_KEANGGOTAAN.tidak_aktif,
        keterangan: answer.remark,
        ...(mutasi?.mutasi_berjalan && { batal_mutasi: true }),
        ...(mutasi?.dipinjamkan && { pinjaman_tetap: true }),
      };
      await change.mutateAsync(wanted).catch((error: unknown) => refusals.push(sebutKegagalan(error)));
    };
    await busy(async () => {
      for (const user_id of user_ids) await end(user_id);
    });
    const done = user_ids.length - refusals.length;
    if (done > 0) notify.success(`${done} anggota dinonaktifkan`);
    for (const sentence of new Set(refusals)) notify.error(sentence);
    return done > 0;
  };
  return { nonaktifkan, working };
}

/** Few have a transfer: what is said of one comes with it. */
async function sebutBermutasi(bermutasi: readonly AnggotaBermutasi[]) {
  if (bermutasi.length === 0) return undefined;
  const { BermutasiList } = await import('../dasar/bermutasi-list.tsx');
  return <BermutasiList bermutasi={bermutasi} />;
}
