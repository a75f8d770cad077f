import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Surat } from '../../platform/mail/surat.ts';
import { judgePenyetuju } from '../../persetujuan/judge-penyetuju.ts';
import type { InstansiCtx, Pejabat } from '../../persetujuan/pejabat.queries.ts';
import { findAjuan, type Ajuan } from '../dasar/ajuan.queries.ts';
import { findCuti } from '../dasar/cuti.queries.ts';
import { sebutRentang } from '../dasar/sebut-rentang.ts';
import { makeTautanPenyetuju } from './make-tautan-penyetuju.ts';

/** Mails those whose turn it is, each with a link of his own to the decision. */
export async function mailPenyetuju(ctx: OrganisasiCtx, cuti_id: number): Promise<void> {
  const ajuan = await findAjuan(ctx, cuti_id);
  if (ajuan?.status !== STATUS_CUTI.diajukan) return;
  const [hak] = await judgePenyetuju(ctx, [ajuan]);
  for (const one of hak?.penyetuju ?? []) {
    const surat = await makeSuratPenyetuju({ ...ctx, publicUrl: ctx.deps.publicUrl }, ajuan, one);
    if (surat) await ctx.deps.mail.send(ctx.db, surat);
  }
}

type Ctx = InstansiCtx & { now: Date; publicUrl: string };

/** What one approver is told of a request that waits for him, with his link; undefined where he has no address. */
export async function makeSuratPenyetuju(
  ctx: Ctx,
  ajuan: Ajuan,
  { user_id, nama, email }: Pejabat,
  sebab: string | null = null,
): Promise<Surat | undefined> {
  const cuti = await findCuti(ctx, ajuan.cuti_id);
  if (!cuti || email === null) return undefined;
  const token = await makeTautanPenyetuju(ctx, ajuan, user_id);
  const teks = [
    `Halo ${nama},`,
    // What kind of leave and why is between those who have signed in: a letter box has other readers.
    `${cuti.nama} mengajukan permohonan cuti ${sebutRentang(cuti)}.`,
    ...(sebab ? [sebab] : []),
    `Buka tautan ini untuk membaca alasannya dan memutuskannya. Tautan berlaku satu kali, selama 14 hari, dan hanya untuk Anda:\n${ctx.publicUrl}/keputusan-cuti/${token}`,
    'Membuka tautan tidak memutuskan apa pun; keputusan dikirim dari halamannya.',
  ].join('\n\n');
  return { kepada: email, judul: `Ajuan cuti ${cuti.nama}`, teks };
}
