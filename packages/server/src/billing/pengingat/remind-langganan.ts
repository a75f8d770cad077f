import { judgePengingatLangganan, sisaHari } from '@hadir/rules/billing/judge-pengingat-langganan.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import { listPejabat } from '../../persetujuan/dasar/pejabat.queries.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { insertPengingat, type At } from './pengingat.queries.ts';

type Langganan = { nama: string; akhir: Tanggal };

/** Tells an organisation's operators, or where it has none its tenant's admins, that its subscription ends soon. */
export async function remindLangganan(
  deps: Deps,
  at: At,
  { nama, akhir }: Langganan,
  saat: { now: Date; today: Tanggal },
) {
  const { now, today } = saat;
  const hari = judgePengingatLangganan(akhir, today);
  if (hari === null) return;
  await inScope(deps.db, { lingkup: 'organisasi', ...at }, async (db) => {
    if (!(await insertPengingat(db, at, akhir, { hari, now }))) return;
    const semua = await listPejabat({ db, today, organisasi: at }, []);
    const aktif = semua.filter(({ is_aktif }) => is_aktif);
    const operator = aktif.filter(({ is_operator }) => is_operator);
    const sisa = sisaHari(akhir, today);
    const kapan = sisa === 0 ? 'hari ini' : `${sisa} hari lagi`;
    for (const one of operator.length > 0 ? operator : aktif.filter(({ is_admin }) => is_admin)) {
      const tautan = `${deps.publicUrl}/organisasi/${at.organisasi_id}/billing`;
      const teks = [
        `Halo ${one.nama},`,
        `Langganan ${nama} berakhir ${kapan}, ${tanggalPanjang(akhir)}. Sesudah hari itu fitur berlangganan terkunci sampai diperpanjang; tidak ada data yang hilang, dan presensi tetap dicatat.`,
        `Perpanjang di: ${tautan}`,
      ].join('\n\n');
      const surat = { kepada: one.email, judul: `Langganan ${nama} berakhir ${kapan}`, teks };
      await sendPemberitahuan({ db, deps, now }, [
        { user_id: one.user_id, jenis: ['langganan'], organisasi_id: at.organisasi_id, surat, tautan },
      ]);
    }
  });
}
