import type { OrganisasiCtx } from '../http/ctx.ts';
import { makeSecretToken } from '../auth/secret-token.ts';
import { judgePenyetuju } from '../persetujuan/judge-penyetuju.ts';
import { findAjuan } from './ajuan.queries.ts';
import { findCuti } from './cuti.queries.ts';
import { insertTautanCuti } from './tautan-cuti.queries.ts';
import { sebutRentang } from './sebut-rentang.ts';

const EMPAT_BELAS_HARI = 14 * 86_400_000;

/** Mails those whose turn it is, each with a link of his own to the decision; sent after the commit. */
export async function mailPenyetuju(ctx: OrganisasiCtx, cuti_id: number): Promise<void> {
  const [ajuan, cuti] = [await findAjuan(ctx, cuti_id), await findCuti(ctx, cuti_id)];
  if (!ajuan || !cuti || ajuan.status !== 12) return;
  const [hak] = await judgePenyetuju(ctx, [ajuan]);
  const kedaluwarsa_pada = new Date(ctx.now.getTime() + EMPAT_BELAS_HARI);
  for (const { user_id, nama, email } of hak?.penyetuju ?? []) {
    if (email === null) continue;
    const { token, token_hash } = makeSecretToken();
    await insertTautanCuti(ctx, { token_hash, cuti_id, user_id, urutan: ajuan.urutan, kedaluwarsa_pada });
    const teks = [
      `Halo ${nama},`,
      `${cuti.nama} mengajukan ${cuti.kategori} ${sebutRentang(cuti)}: ${cuti.keterangan}`,
      `Buka tautan ini untuk memutuskannya. Tautan berlaku satu kali, selama 14 hari, dan hanya untuk Anda:\n${ctx.deps.publicUrl}/keputusan-cuti/${token}`,
      'Membuka tautan tidak memutuskan apa pun; keputusan dikirim dari halamannya.',
    ].join('\n\n');
    ctx.afterCommit(() => ctx.deps.mail.send({ kepada: email, judul: `Ajuan cuti ${cuti.nama}`, teks }));
  }
}
