import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { judgeBukaKembali } from '@hadir/rules/mutasi/judge-buka-kembali.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findJejakMutasi, findMutasiBerjalan } from './jejak-mutasi.queries.ts';
import { toJejak } from './to-jejak.ts';

type MutasiAnggota = Pick<Anggota, 'pindah' | 'pinjaman' | 'mutasi_berjalan'>;

/** How a member stands to transfers: where he moved to, who lends him, and the one that is under way from here. */
export async function loadMutasiAnggota(
  ctx: OrganisasiCtx,
  { user_id, is_akun_aktif }: { user_id: number; is_akun_aktif: boolean },
): Promise<MutasiAnggota> {
  const row = await findJejakMutasi(ctx, user_id);
  const berjalan = await findMutasiBerjalan(ctx, user_id);
  const mutasi_berjalan = berjalan && { mutasi_berjalan: berjalan };
  if (!row) return { ...mutasi_berjalan };
  const jejak = toJejak(ctx, row);
  if (jejak.arah === 'masuk') return { ...mutasi_berjalan };
  if (jejak.arah === 'dipinjam') {
    const is_selesai = 'refused' in judgeBukaKembali(jejak, ctx.today);
    return { ...mutasi_berjalan, pinjaman: { asal: row.asal, sampai: jejak.tgl_selesai, is_selesai } };
  }
  const { mutasi_id, tujuan, tgl_mulai, is_antar_tenant } = row;
  const is_akun_berakhir = is_antar_tenant && !is_akun_aktif;
  return { ...mutasi_berjalan, pindah: { mutasi_id, tujuan: tujuan ?? '', sejak: tgl_mulai, is_akun_berakhir } };
}
