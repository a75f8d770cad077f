import { judgePengingat } from '@hadir/rules/kehadiran/judge-pengingat.ts';
import { tanggalOfWaktu, toWaktuLokal } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { listOrganisasiAktif } from '../turunan/zona.queries.ts';
import { insertPengingatHari, listDiingat } from './pengingat.queries.ts';
import { toPengingat } from './to-pengingat.ts';

type Instansi = Awaited<ReturnType<typeof listOrganisasiAktif>>[number];

/** Reminds an organisation's members of what is wanting of their day, each of it once. */
export async function ingatkanHari(
  deps: Deps,
  { organisasi_id, tenant_id, timezone }: Instansi,
  now: Date,
): Promise<void> {
  const waktu = waktuLokalOf(now.getTime(), timezone);
  const today = tanggalOfWaktu(waktu);
  await inScope(deps.db, { lingkup: 'organisasi', organisasi_id, tenant_id }, async (db) => {
    const semua = await listDiingat(db, { organisasi_id, today, now, timezone });
    const due = semua.flatMap((orang) =>
      judgePengingat(orang.hari, orang.sebelum, Math.floor((waktu - toWaktuLokal(orang.hari.tanggal, 0)) / 60)).map(
        (pengingat) => ({ ...pengingat, user_id: orang.user_id }),
      ),
    );
    const baru = await insertPengingatHari(db, { organisasi_id, tenant_id }, due, now);
    await sendPemberitahuan(
      { db, deps, now },
      baru.flatMap(({ user_id, ...pengingat }) => {
        const orang = semua.find((one) => one.user_id === user_id);
        return orang ? [toPengingat(pengingat, orang, { organisasi_id, publicUrl: deps.publicUrl })] : [];
      }),
    );
  });
}
