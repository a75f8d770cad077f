import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { asOrganisasi } from '../../platform/db/scope/as-organisasi.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { listPejabat } from '../../persetujuan/dasar/pejabat.queries.ts';
import type { Kabar } from './kabar.ts';
import type { MutasiTersimpan } from './mutasi.queries.ts';
import { isMutasiTerbuka } from './penerima-mutasi.queries.ts';

/** In whose transaction it is told; whoever did it himself is told nothing. */
export type Pelapor = Pick<MilikCtx, 'db' | 'deps' | 'now' | 'today'> & { actor: { user_id: number } };

/**
 * Tells the operators of one side of a transfer, with the screen where it stands. Where there are none, or the edition
 * locks transfers for them, its tenant's admins, with theirs (aturan/mutasi#langkah).
 */
export async function tellSisi(ctx: Pelapor, mutasi: MutasiTersimpan, sisi: 'asal' | 'tujuan', kabar: Kabar) {
  const tenant_id = sisi === 'asal' ? mutasi.tenant_id : mutasi.tujuan_tenant_id;
  const organisasi_id = sisi === 'asal' ? mutasi.organisasi_id : mutasi.tujuan_organisasi_id;
  if (tenant_id === null || organisasi_id === null) return;
  const { deps, today } = ctx;
  const organisasi = { tenant_id, organisasi_id };
  const [semua, isTerbuka] = await inScope(
    deps.db,
    { lingkup: 'organisasi', ...organisasi },
    (db) => Promise.all([listPejabat({ db, today, organisasi }, []), isMutasiTerbuka(db, organisasi_id, today)]),
    { readOnly: true },
  );
  const aktif = semua.filter(({ is_aktif, user_id }) => is_aktif && user_id !== ctx.actor.user_id);
  const operator = isTerbuka ? aktif.filter(({ is_operator }) => is_operator) : [];
  const layar = operator.length > 0 ? `organisasi/${organisasi_id}/mutasi` : 'mutasi';
  const tautan = `${deps.publicUrl}/${layar}?mutasi=${mutasi.mutasi_id}`;
  for (const { user_id, nama, email } of operator.length > 0 ? operator : aktif.filter(({ is_admin }) => is_admin)) {
    const teks = [`Halo ${nama},`, kabar.isi, `Selengkapnya: ${tautan}`].join('\n\n');
    const surat = { kepada: email, judul: kabar.judul, teks };
    await asOrganisasi(ctx.db, organisasi, () =>
      sendPemberitahuan(ctx, [{ user_id, jenis: ['mutasi'], organisasi_id, surat, tautan }]),
    );
  }
}
