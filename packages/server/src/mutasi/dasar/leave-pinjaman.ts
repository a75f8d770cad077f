import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sebutPinjaman } from '@hadir/contract/mutasi/sebut-pinjaman.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { listPinjamanKeluar } from './pinjaman.queries.ts';
import { tellSisi } from './tell-sisi.ts';

/**
 * Whom this place has lent stays where he is until his last day there, though his membership here ends: each of those
 * places is told, and nothing is done unless who ends it said that he knows (aturan/mutasi#dipinjamkan).
 */
export async function leavePinjaman(ctx: OrganisasiCtx, user_id: number, isTahu: boolean): Promise<void> {
  const semua = await listPinjamanKeluar(ctx, [user_id], ctx.today);
  const [first] = semua;
  if (!first) return;
  const { nama, asal } = first;
  const pinjaman = sebutPinjaman(semua.map(({ tujuan, tgl_selesai }) => ({ tujuan, sampai: tgl_selesai })));
  if (!isTahu) throw new Refusal('mutasi.dipinjamkan', { nama, pinjaman });
  for (const one of semua) {
    const tetap = `perbantuannya di ${one.tujuan} tetap sampai ${sebutTanggal(one.tgl_selesai)}`;
    const apa = `Keanggotaan ${nama} di ${asal} diakhiri ${ctx.actor.nama}: hari terakhirnya ${sebutTanggal(ctx.today)}`;
    await tellSisi(ctx, one, 'tujuan', {
      judul: `${apa}, ${tetap}`,
      isi: `${apa}. Di ${one.tujuan} tidak ada yang berubah: ${tetap}. Untuk mengakhirinya lebih awal, buat mutasi Berhenti di Mutasi.`,
    });
  }
}
