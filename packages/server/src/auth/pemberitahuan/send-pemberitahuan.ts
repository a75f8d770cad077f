import { caraOf, type JenisPemberitahuan } from '@hadir/rules/auth/pemberitahuan.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Surat } from '../../platform/mail/surat.ts';
import { sebutAlamatPilihan } from './alamat-pilihan.ts';
import { listPilihanOf } from './pilihan.queries.ts';
import { insertButirHarian } from './surat-harian.queries.ts';

/** Something that its reader may choose how to hear of. */
export type Pemberitahuan = {
  user_id: number;
  jenis: readonly JenisPemberitahuan[];
  /** Where it is about. */
  organisasi_id: number;
  surat: Surat;
  /** The screen where it stands; the mail of the day names it and no link that signs in. */
  tautan: string;
};

/**
 * Tells each in the way that he has chosen, in the given transaction: by mail at once, in his mail of the day, or not at
 * all, since it stands on his screens (aturan/akses#pemberitahuan). What nobody may switch off does not come this way.
 */
export async function sendPemberitahuan(
  { db, deps, now }: { db: Db; deps: Pick<Deps, 'mail' | 'publicUrl'>; now: Date },
  semua: readonly Pemberitahuan[],
): Promise<void> {
  if (semua.length === 0) return;
  const pilihan = await listPilihanOf(
    db,
    semua.map(({ user_id }) => user_id),
  );
  const dengan = semua.map((one) => ({ ...one, cara: caraOf(pilihan.get(one.user_id) ?? [], one.jenis) }));
  for (const { cara, surat, organisasi_id } of dengan) {
    if (cara !== 'surat') continue;
    const teks = `${surat.teks}\n\n${sebutAlamatPilihan(deps.publicUrl, organisasi_id)}`;
    await deps.mail.send(db, { ...surat, teks });
  }
  const harian = dengan.filter(({ cara }) => cara === 'harian');
  await insertButirHarian(
    db,
    harian.map(({ user_id, organisasi_id, surat, tautan }) => ({ user_id, organisasi_id, judul: surat.judul, tautan })),
    now,
  );
}
