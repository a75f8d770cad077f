import type { HakPutus } from '../../persetujuan/judge-hak.ts';
import { judgePenyetuju } from '../../persetujuan/judge-penyetuju.ts';
import type { Surat } from '../../platform/mail/surat.ts';
import type { InstansiCtx } from '../../persetujuan/pejabat.queries.ts';
import { listMenunggu } from '../dasar/ajuan.queries.ts';
import { lockCutiOrganisasi } from '../kategori/kategori-cuti.queries.ts';
import { makeSuratPenyetuju } from './mail-penyetuju.ts';
import { listTersurat } from './tautan-cuti.queries.ts';

const SEBAB: Partial<Record<HakPutus['sebab'], string>> = {
  eskalasi: 'Ajuan ini sudah menunggu terlalu lama, jadi Anda pun boleh memutuskannya.',
  pengganti: 'Anda memutuskannya sebagai pengganti selama penyetujunya tidak ada.',
  operator: 'Penyetujunya tidak ada lagi, jadi Anda yang memutuskannya.',
};

/**
 * The mails to those who may decide a waiting request and have no good link to it: whom escalation, a stand-in or
 * somebody's leaving has reached since, and whose link has lapsed. Made again, there is nobody left to write to.
 */
export async function ingatkanPenyetuju(ctx: InstansiCtx & { now: Date; publicUrl: string }): Promise<Surat[]> {
  await lockCutiOrganisasi(ctx);
  const menunggu = await listMenunggu(ctx);
  const hak = await judgePenyetuju(ctx, menunggu);
  const tersurat = await listTersurat(ctx, ctx.now);
  const surat: Surat[] = [];
  for (const [index, ajuan] of menunggu.entries()) {
    const { penyetuju = [], sebab } = hak[index] ?? {};
    for (const one of penyetuju) {
      if (tersurat.has(`${ajuan.cuti_id} ${ajuan.urutan} ${one.user_id}`)) continue;
      const made = await makeSuratPenyetuju(ctx, ajuan, one, (sebab && SEBAB[sebab]) ?? null);
      if (made) surat.push(made);
    }
  }
  return surat;
}
