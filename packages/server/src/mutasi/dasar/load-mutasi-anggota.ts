import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { judgeBukaKembali } from '@hadir/rules/mutasi/judge-buka-kembali.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findJejakMutasi, findMutasiBerjalan } from './jejak-mutasi.queries.ts';
import { listPinjamanKeluar } from './pinjaman.queries.ts';
import { toJejak } from './to-jejak.ts';

type MutasiAnggota = Pick<Anggota, 'pindah' | 'pinjaman' | 'dipinjamkan' | 'mutasi_berjalan'>;
type Orang = { user_id: number; is_akun_aktif: boolean };

/** How a member stands to transfers: where he moved to, who lends him, where he is lent to, and the one under way from here. */
export async function loadMutasiAnggota(ctx: OrganisasiCtx, orang: Orang): Promise<MutasiAnggota> {
  const berjalan = await findMutasiBerjalan(ctx, orang.user_id);
  const keluar = await listPinjamanKeluar(ctx, [orang.user_id], ctx.today);
  const dipinjamkan = keluar.map(({ tujuan, tgl_selesai }) => ({ tujuan, sampai: tgl_selesai }));
  return {
    ...(berjalan && { mutasi_berjalan: berjalan }),
    ...(dipinjamkan.length > 0 && { dipinjamkan }),
    ...(await loadJejak(ctx, orang)),
  };
}

async function loadJejak(
  ctx: OrganisasiCtx,
  { user_id, is_akun_aktif }: Orang,
): Promise<Pick<MutasiAnggota, 'pindah' | 'pinjaman'>> {
  const row = await findJejakMutasi(ctx, user_id);
  if (!row) return {};
  const jejak = toJejak(ctx, row);
  if (jejak.arah === 'masuk') return {};
  if (jejak.arah === 'dipinjam') {
    const is_selesai = 'refused' in judgeBukaKembali(jejak, ctx.today);
    return { pinjaman: { asal: row.asal, sampai: jejak.tgl_selesai, is_selesai } };
  }
  const { mutasi_id, tujuan, tgl_mulai, is_antar_tenant } = row;
  const is_akun_berakhir = is_antar_tenant && !is_akun_aktif;
  return { pindah: { mutasi_id, tujuan: tujuan ?? '', sejak: tgl_mulai, is_akun_berakhir } };
}
