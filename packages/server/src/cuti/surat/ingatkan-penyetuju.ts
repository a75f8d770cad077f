import type { HakPutus } from '../../persetujuan/judge-hak.ts';
import { judgePenyetuju } from '../../persetujuan/judge-penyetuju.ts';
import type { Surat } from '../../platform/mail/surat.ts';
import type { InstansiCtx } from '../../persetujuan/pejabat.queries.ts';
import { listMenunggu } from '../dasar/ajuan.queries.ts';
import { lockCutiOrganisasi } from '../kategori/kategori-cuti.queries.ts';
import { makeSuratAntrean } from './make-surat-antrean.ts';
import { makeSuratPenyetuju } from './mail-penyetuju.ts';
import { listTersurat } from './tautan-cuti.queries.ts';

const SEBAB: Partial<Record<HakPutus['sebab'], string>> = {
  eskalasi: 'Ajuan ini sudah menunggu terlalu lama, jadi Anda pun boleh memutuskannya.',
  pengganti: 'Anda memutuskannya sebagai pengganti selama penyetujunya tidak ada.',
  operator: 'Penyetujunya tidak ada lagi, jadi Anda yang memutuskannya.',
};

/**
 * The mails to those who may decide a waiting request and have no good link to it: whom escalation, a stand-in or
 * somebody's leaving has reached since, and whose link has lapsed. Whom more than one has reached gets one mail of all of
 * them. Made again, there is nobody left to write to.
 */
export async function ingatkanPenyetuju(ctx: InstansiCtx & { now: Date; publicUrl: string }): Promise<Surat[]> {
  await lockCutiOrganisasi(ctx);
  const menunggu = await listMenunggu(ctx);
  const hak = await judgePenyetuju(ctx, menunggu);
  const tersurat = await listTersurat(ctx, ctx.now);
  const baru = menunggu.flatMap((ajuan, index) => {
    const { penyetuju = [], sebab } = hak[index] ?? {};
    return penyetuju
      .filter(({ user_id }) => !tersurat.has(`${ajuan.cuti_id} ${ajuan.urutan} ${user_id}`))
      .map((orang) => ({ orang, ajuan, sebab: (sebab && SEBAB[sebab]) ?? null }));
  });
  const surat: Surat[] = [];
  for (const mine of Map.groupBy(baru, ({ orang }) => orang.user_id).values()) {
    const [first] = mine;
    if (!first) continue;
    const { orang, ajuan, sebab } = first;
    const ajuans = mine.map((one) => one.ajuan);
    const isSatu = ajuans.length === 1;
    const made = await (isSatu ? makeSuratPenyetuju(ctx, ajuan, orang, sebab) : makeSuratAntrean(ctx, ajuans, orang));
    if (made) surat.push(made);
  }
  return surat;
}
