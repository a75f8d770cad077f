import { judgePengingat } from '@hadir/rules/kehadiran/judge-pengingat.ts';
import { tanggalOfWaktu, toWaktuLokal } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { listOrganisasiAktif } from '../turunan/zona.queries.ts';
import { insertPengingatHari, listDiingat, type PengingatHari } from './pengingat.queries.ts';
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
        (pengingat) => ({ orang, pengingat }),
      ),
    );
    const baru = await insertPengingatHari(
      db,
      { organisasi_id, tenant_id },
      due.map(({ orang: { user_id }, pengingat: { jenis, tanggal } }) => ({ user_id, jenis, tanggal })),
      now,
    );
    const keys = new Set(baru.map(keyOf));
    await sendPemberitahuan(
      { db, deps, now },
      due
        .filter(({ orang: { user_id }, pengingat }) => keys.has(keyOf({ ...pengingat, user_id })))
        .map(({ orang, pengingat }) => toPengingat(pengingat, orang, { organisasi_id, publicUrl: deps.publicUrl })),
    );
  });
}

const keyOf = ({ user_id, jenis, tanggal }: PengingatHari) => `${user_id} ${jenis} ${tanggal}`;
