import { caraOf, isPushed, type JenisPemberitahuan } from '@hadir/rules/auth/pemberitahuan.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Surat } from '../../platform/mail/surat.ts';
import { insertPemberitahuan } from '../lonceng/lonceng.queries.ts';
import { listPushOf } from '../push/push.queries.ts';
import { sebutAlamatPilihan } from './alamat-pilihan.ts';
import { listPilihanOf } from './pilihan.queries.ts';
import { insertButirHarian } from './surat-harian.queries.ts';

/** Something that its reader may choose how to hear of. */
export type Pemberitahuan = {
  user_id: number;
  jenis: readonly [JenisPemberitahuan, ...JenisPemberitahuan[]];
  /** Where it is about; null of what is about the tenant that its reader belongs to. */
  organisasi_id: number | null;
  /** Who has no address hears of it in his bell all the same. */
  surat: Omit<Surat, 'kepada'> & { kepada: string | null };
  /** The screen where it stands; the mail of the day names it and no link that signs in. */
  tautan: string;
};

/**
 * Tells each in the given transaction: in his bell, and besides in the way that he has chosen, by mail at once, in his mail
 * of the day, or by his browsers (aturan/akses#pemberitahuan). What nobody may switch off does not come this way.
 * `diketahui` is what all of them have chosen, where that was just read.
 */
export async function sendPemberitahuan(
  { db, deps, now }: { db: Db; deps: Pick<Deps, 'mail' | 'publicUrl' | 'push'>; now: Date },
  semua: readonly Pemberitahuan[],
  diketahui?: Awaited<ReturnType<typeof listPilihanOf>>,
): Promise<void> {
  if (semua.length === 0) return;
  const user_ids = semua.map(({ user_id }) => user_id);
  const pilihan = diketahui ?? (await listPilihanOf(db, user_ids));
  const dengan = semua
    .map((one) => ({ ...one, pilihan: pilihan.get(one.user_id) ?? [] }))
    .map((one) => ({ ...one, cara: caraOf(one.pilihan, one.jenis), isPush: isPushed(one.pilihan, one.jenis) }))
    .filter(({ cara }) => cara !== 'tidak');
  const harian = dengan.filter(({ cara, surat }) => cara === 'harian' && surat.kepada !== null);
  // All leave together.
  await Promise.all([
    ...dengan.map(({ cara, surat, organisasi_id }) => {
      const { kepada } = surat;
      if (cara !== 'surat' || kepada === null) return undefined;
      const teks = `${surat.teks}\n\n${sebutAlamatPilihan(deps.publicUrl, organisasi_id)}`;
      return deps.mail.send(db, { ...surat, kepada, teks });
    }),
    ringBells({ db, deps, now }, dengan),
    insertButirHarian(
      db,
      harian.map(({ user_id, organisasi_id, surat, tautan }) => ({
        user_id,
        organisasi_id,
        judul: surat.judul,
        tautan,
      })),
      now,
    ),
  ]);
}

type Tersampai = Pemberitahuan & { isPush: boolean };

async function ringBells(
  { db, deps, now }: { db: Db; deps: Pick<Deps, 'publicUrl' | 'push'>; now: Date },
  semua: readonly Tersampai[],
): Promise<void> {
  const baru = semua.map(({ user_id, organisasi_id, jenis: [jenis], surat: { judul }, tautan }) => ({
    user_id,
    organisasi_id,
    jenis,
    judul,
    tautan: tautan.slice(deps.publicUrl.length),
  }));
  const dorong = semua.flatMap(({ user_id, isPush }, index) => (isPush ? [{ user_id, index }] : []));
  // Both leave together.
  const [ids, peramban] = await Promise.all([
    insertPemberitahuan(db, baru, now),
    listPushOf(
      db,
      dorong.map(({ user_id }) => user_id),
      now,
    ),
  ]);
  const kiriman = dorong.flatMap(({ user_id, index }) =>
    (peramban.get(user_id) ?? []).map((push_id) => ({ pemberitahuan_id: ids[index] ?? 0, push_id })),
  );
  if (kiriman.length > 0) await deps.push.send(db, kiriman);
}
