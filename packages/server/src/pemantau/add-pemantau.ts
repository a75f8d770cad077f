import type { pemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import { listNamaTerpakai } from '../anggota/akun/akun.queries.ts';
import { mailAktivasi } from '../anggota/akun/mail-aktivasi.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';
import { Refusal, refuseField } from '../platform/kit/refusal.ts';
import { checkTugas } from './check-tugas.ts';
import { getPemantau } from './get-pemantau.ts';
import { insertPemantau, replaceTugas } from './pemantau.queries.ts';

/** A new account that reads what it is given, with the link by which its owner activates it; refused where the address is taken. */
export const addPemantau: Verb<typeof pemantau.addPemantau> = async (ctx, { tugas, ...isi }) => {
  checkTugas(tugas);
  const { nama, email } = isi;
  if ((await listNamaTerpakai(ctx.db, [email])).size > 0) {
    throw refuseField('email', new Refusal('akun.email_taken').message);
  }
  const user_id = await insertPemantau(ctx, isi);
  await replaceTugas(ctx, user_id, tugas);
  await mailAktivasi(
    { ...ctx, tenant_id: null },
    { user_id, nama, email },
    'Anda didaftarkan sebagai pemantau di Hadir.',
  );
  const sesudah = await getPemantau(ctx, { user_id });
  ctx.logChange({ sesudah, tentang_id: user_id });
  return sesudah;
};
