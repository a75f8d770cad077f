import { JEDA_KUMPULAN_JAM } from '@hadir/rules/persetujuan/jeda-kumpulan.ts';
import type { Pemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import { listBerlaku } from '../jalan/list-berlaku.ts';
import { listJalanMenunggu } from '../jalan/jalan.queries.ts';
import type { HakPutus } from '../jalan/judge-hak.ts';
import { judgePenyetuju } from '../jalan/judge-penyetuju.ts';
import { lockPengingat } from './lock-pengingat.queries.ts';
import type { LayananCtx } from '../jalan/persetujuan-upward.ts';
import { makeSuratAntrean } from './make-surat-antrean.ts';
import { makeSuratPenyetuju } from './make-surat-penyetuju.ts';
import { isDikumpulkan } from './is-dikumpulkan.ts';
import { sebutPilihanSendiri } from './sebut-pilihan-sendiri.ts';
import { listDisuratiSejak, listTersurat } from './tautan.queries.ts';

const JEDA_KUMPULAN = JEDA_KUMPULAN_JAM * 3_600_000;

const SEBAB: Partial<Record<HakPutus['sebab'], string>> = {
  eskalasi: 'Ajuan ini sudah menunggu terlalu lama, jadi Anda pun boleh memutuskannya.',
  pengganti: 'Anda memutuskannya sebagai pengganti selama penyetujunya tidak ada.',
  operator: 'Penyetujunya tidak ada lagi, jadi Anda yang memutuskannya.',
};

/**
 * The mails to those who may decide a waiting request and have no good link to it: whom escalation, a stand-in or
 * somebody's leaving has reached since, and whose link has lapsed. Whom more than one has reached gets one mail of all of
 * them. What is gathered for a desk is told of once in four hours at most. Made again, there is nobody left to write to.
 */
export async function ingatkanPenyetuju(ctx: LayananCtx): Promise<Pemberitahuan[]> {
  await lockPengingat(ctx);
  const menunggu = await listJalanMenunggu(ctx, await listBerlaku(ctx));
  const hak = await judgePenyetuju(ctx, menunggu);
  const tersurat = await listTersurat(ctx, ctx.now);
  const baruSaja = await listDisuratiSejak(ctx, new Date(ctx.now.getTime() - JEDA_KUMPULAN));
  const baru = menunggu.flatMap((jalan, index) => {
    const { penyetuju = [], sebab, pilihan_sendiri = null } = hak[index] ?? {};
    const alasan = sebutPilihanSendiri({ pilihan_sendiri }) ?? ((sebab && SEBAB[sebab]) || null);
    const isKumpulan = isDikumpulkan(ctx, jalan);
    return penyetuju
      .filter(({ user_id }) => !tersurat.has(`${jalan.jalan_id} ${jalan.versi} ${jalan.urutan} ${user_id}`))
      .filter(({ user_id }) => !isKumpulan || !baruSaja.has(`${jalan.untuk} ${user_id}`))
      .map((orang) => ({ orang, jalan, sebab: isKumpulan ? null : alasan }));
  });
  const surat: Pemberitahuan[] = [];
  for (const mine of Map.groupBy(baru, ({ orang }) => orang.user_id).values()) {
    const [first] = mine;
    if (!first) continue;
    const { orang, jalan, sebab } = first;
    const lain = mine.slice(1).map((one) => one.jalan);
    const made = await (lain.length === 0
      ? makeSuratPenyetuju(ctx, jalan, orang, sebab)
      : makeSuratAntrean(ctx, [jalan, ...lain], orang));
    if (made) surat.push(made);
  }
  return surat;
}
