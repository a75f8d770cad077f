import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { listSebutan } from '../dasar/sebutan.queries.ts';

type Nomor = Record<'nip' | 'nik' | 'nuptk', string | null>;

/**
 * Whose of the tenant these numbers are, and by which he was found, as 'NIK 3273…'. Only national numbers find anybody
 * (aturan/akses#username); refused where nobody or more than one has them.
 */
export async function findPemilikNomor(ctx: OrganisasiCtx, { nip, nik, nuptk }: Nomor) {
  const isi = Object.entries({ NIK: nik, NUPTK: nuptk, NIP: nip }).flatMap(([jenis, nomor]) =>
    nomor === null ? [] : [{ jenis, nomor }],
  );
  const sebutan = await listSebutan(
    ctx,
    isi.map(({ nomor }) => nomor),
  );
  const dikenal = isi.flatMap(({ jenis, nomor }) => {
    const { is_nasional, user_ids } = sebutan.get(nomor) ?? { is_nasional: false, user_ids: [] };
    return is_nasional ? user_ids.map((user_id) => ({ user_id, nomor: `${jenis} ${nomor}` })) : [];
  });
  const [first] = dikenal;
  if (!first) throw refuseField('user_id', 'Akun tidak ditemukan');
  if (dikenal.some(({ user_id }) => user_id !== first.user_id)) throw new Refusal('anggota.nomor_ganda');
  return first;
}
