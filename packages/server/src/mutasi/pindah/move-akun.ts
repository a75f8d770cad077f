import { insertAkun } from '../../anggota/dasar/insert-anggota.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { findOrangDahulu, isAktifLain, releaseEmail, reopenAkun } from './akun-pindah.queries.ts';
import { inTempat } from './in-tempat.ts';
import type { Bekal } from './leave-asal.ts';
import type { Pelaksana } from './pelaksana.ts';

export type AkunPindah = {
  user_id: number;
  email: string | null;
  has_password: boolean;
  is_akun_baru: boolean;
  is_akun_berakhir: boolean;
};

type Orang = Bekal['orang'];

/**
 * By which account somebody goes on. Within a tenant it stays; in another he gets one of his own, or the one that he had
 * there before, with his address where nothing else holds him back (aturan/mutasi#akun).
 */
export async function moveAkun(
  p: Pelaksana,
  mutasi: MutasiTersimpan,
  orang: Orang,
  tempat: Parameters<typeof inTempat>[1],
): Promise<AkunPindah> {
  const { tenant_id, organisasi_id, tujuan_tenant_id, tgl_mulai } = mutasi;
  const { user_id, has_password } = orang;
  if (tujuan_tenant_id === null || tujuan_tenant_id === tenant_id) {
    return { user_id, email: orang.email, has_password, is_akun_baru: false, is_akun_berakhir: false };
  }
  const is_akun_berakhir = !orang.is_admin && !(await isAktifLain(p.db, user_id, organisasi_id, tgl_mulai));
  const email = (is_akun_berakhir ? orang.email : null) ?? mutasi.email;
  if (is_akun_berakhir) await releaseEmail(p.db, user_id);
  const nomor = [orang.nip, orang.nik, orang.nuptk];
  const known = await findOrangDahulu(p.db, tujuan_tenant_id, { user_id, nomor }, tgl_mulai);
  if (known?.is_aktif) throw new Refusal('mutasi.known_there');
  if (known) {
    await reopenAkun(p.db, known.user_id, known.email ?? email);
    const { has_password: knows, ...akun } = known;
    return { ...akun, email: known.email ?? email, has_password: knows, is_akun_baru: true, is_akun_berakhir };
  }
  const made = await inTempat(p, tempat, (ctx) => newAkun(ctx, orang, email));
  return { user_id: made, email, has_password: false, is_akun_baru: true, is_akun_berakhir };
}

async function newAkun(
  ctx: OrganisasiCtx,
  { nama, gender, no_hp, tgl_lahir }: Orang,
  email: string | null,
): Promise<number> {
  const [user_id = 0] = await insertAkun(ctx, [{ nama, email, username: null, gender, no_hp, tgl_lahir }]);
  return user_id;
}
