import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { SentenceError } from '../../kit/failure/sentence-error.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import type { AkunLama } from '../akun/akun-lama-notice.tsx';
import { sebutDiundang } from '../undangan/sebut-diundang.ts';
import type { AnggotaFormValues } from './anggota-form-values.ts';

const marks = {
  errors: 'caller',
  refetches: ['grup', 'penempatan', 'akun', 'undangan', 'atribut', 'nilaiAtribut'],
} as const;

/** By which numbers somebody may be known already. */
export const nomorOf = ({ nip, nik, nuptk }: AnggotaFormValues): string => [nip, nik, nuptk].join('\n');

/** Saves the form of a member: who is edited changes, and who is new is added or, where he is another's, invited. */
export function useSimpanAnggota(organisasi_id: number, anggota: Anggota | undefined) {
  const confirm = useConfirm();
  const [akunLama, setAkunLama] = useState<AkunLama | null>(null);
  /** The numbers that were found to be somebody's of the tenant. */
  const [dikenal, setDikenal] = useState<string | null>(null);
  const insert = useMutation(api.anggota.addAnggota.mutation({ ...marks, quiet: true }));
  const update = useMutation(api.anggota.changeAnggota.mutation(marks));

  /** Days that are over become absences, and somebody a member of far ahead, only where that was agreed to. */
  const askMulai = async ({ group_id, tgl_mulai }: AnggotaFormValues) => {
    if (tgl_mulai === null) return;
    const saat = { organisasi_id, group_id: group_id ?? undefined, tgl_mulai };
    const { akibat, catatan } = await api.mulaiAnggota.getMulaiAnggota.call(saat);
    if (akibat === null) return;
    const answer = await confirm({ title: `${akibat}?`, message: catatan ?? '', confirmLabel: 'Tambah' });
    if (!answer) throw new SentenceError('Belum ditambahkan. Ubah Anggota sejak, atau tambahkan lagi.');
  };
  const add = async (values: AnggotaFormValues, isian: Parameters<typeof insert.mutateAsync>[0]) => {
    const { email } = values;
    await askMulai(values);
    const who = akunLama
      ? { user_id: akunLama.user_id, email }
      : { email, ...(dikenal === nomorOf(values) && { undang_nomor: true }) };
    try {
      const made = await insert.mutateAsync({ ...isian, ...who });
      notify.success(
        'undangan_id' in made
          ? `Undangan terkirim, menunggu jawaban ${sebutDiundang(made)}`
          : `${made.nama} ditambahkan sebagai anggota`,
      );
    } catch (error) {
      const isDikenal = error instanceof ApiError && error.body.error === 'anggota.nomor_dikenal';
      setDikenal(isDikenal ? nomorOf(values) : null);
      throw error;
    }
  };
  const save = async (values: AnggotaFormValues) => {
    const { email, role, tgl_mulai, is_face_verified, nik, ...others } = values;
    const known = anggota?.atribut ?? {};
    // Only what was changed here: the member may have filled in others meanwhile.
    const changed = Object.entries(values.atribut).filter(([id, nilai]) => nilai !== (known[id] ?? ''));
    const fields = { ...others, ...(nik !== null && { nik }), atribut: Object.fromEntries(changed) };
    if (!anggota) return add(values, { ...fields, email, role, tgl_mulai: tgl_mulai ?? undefined, organisasi_id });
    const { user_id, versi } = anggota;
    await update.mutateAsync({ ...fields, is_face_verified, organisasi_id, user_id, versi });
  };

  return { akunLama, setAkunLama, dikenal: anggota ? null : dikenal, setDikenal, save };
}
