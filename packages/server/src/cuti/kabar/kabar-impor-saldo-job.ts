import { sebutJumlahHari } from '@hadir/contract/cuti/saldo/sebut-jumlah-hari.ts';
import { sendPemberitahuan, type Pemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { listPenerima } from '../../persetujuan/surat/penerima.queries.ts';

/** By how many days a sheet moved a member's balance; 0 where it only moved them from one right to another. */
export type GerakSaldo = { user_id: number; jumlah: number };

/** Tells each member whose balance a sheet moved, as a single correction does (aturan/cuti#koreksi). */
export const kabarImporSaldoJob: Job<{ gerak: readonly GerakSaldo[] }> = {
  jenis: 'kabar-impor-saldo',
  retryLimit: 3,
  isAwaited: false,
  run: async ({ deps, now, organisasi_id }, { gerak }) => {
    if (organisasi_id === null) throw new Error('kabar-impor-saldo belongs to an organisasi');
    return async (db) => {
      const jumlahOf = new Map(gerak.map(({ user_id, jumlah }) => [user_id, jumlah]));
      const tautan = `${deps.publicUrl}/organisasi/${organisasi_id}/cuti`;
      const kabar = (await listPenerima({ db }, [...jumlahOf.keys()])).map(
        ({ user_id, nama, email }): Pemberitahuan => {
          const judul = `Saldo cuti Anda dikoreksi: ${sebutGerak(jumlahOf.get(user_id) ?? 0)}`;
          const teks = [`Halo ${nama},`, `${judul}.`, `Selengkapnya: ${tautan}`].join('\n\n');
          return { user_id, jenis: ['hasil'], organisasi_id, surat: { kepada: email, judul, teks }, tautan };
        },
      );
      await sendPemberitahuan({ db, deps, now }, kabar);
      return { anggota: kabar.length };
    };
  },
};

function sebutGerak(jumlah: number): string {
  if (jumlah === 0) return 'jumlahnya tetap';
  return `${jumlah < 0 ? 'berkurang' : 'bertambah'} ${sebutJumlahHari(Math.abs(jumlah))}`;
}
