import type { MasaLog } from '@hadir/contract/log/masa/masa-log.contract.ts';
import { sebutBatasMasaLog } from '@hadir/contract/log/masa/sebut-batas-masa-log.ts';
import { judgeMasaLog, MASA_LOG_TERPENDEK } from '@hadir/rules/pengaturan/masa-log.ts';
import { lamaDisimpan, planMasa } from '@hadir/rules/pengaturan/masa-tertunda.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { refuseField, type Refusal } from '../../platform/kit/refusal.ts';
import { getMasaLog } from './get-masa-log.ts';
import { listMasaLog, lockMasaLog, replaceMasaLog } from './masa-log.queries.ts';
import { tellMasaLog } from './tell-masa-log.ts';

/**
 * Says for how many months the tenant's log is kept. A shorter time holds only 30 days later, and every other admin of the
 * tenant hears of it: whoever shortens it hides what was done (aturan/log#masa-simpan-induk).
 */
export async function changeMasaLog(ctx: TenantCtx, { bulan }: { bulan: number | null }): Promise<MasaLog> {
  const terpanjang = ctx.deps.logBulan;
  const refused = judgeMasaLog(bulan, terpanjang);
  if (refused) throw refuse(refused, terpanjang);
  await lockMasaLog(ctx);
  const sebelum = toIsi(await getMasaLog(ctx));
  await replaceMasaLog(
    ctx,
    planMasa(await listMasaLog(ctx), { lama: bulan, hari_ini: ctx.today, terpanjang }),
    ctx.today,
  );
  const masa = await getMasaLog(ctx);
  const sesudah = toIsi(masa);
  ctx.logChange({ sebelum, sesudah });
  if (JSON.stringify(sebelum) !== JSON.stringify(sesudah)) {
    const { nanti } = masa;
    await tellMasaLog(ctx, {
      bulan: lamaDisimpan(nanti ? nanti.bulan : masa.bulan, terpanjang),
      tgl_mulai: nanti?.tgl_mulai ?? null,
    });
  }
  return masa;
}

/** As the log keeps it: what holds, and what waits and since when. */
const toIsi = ({ bulan, nanti }: MasaLog) => ({
  bulan,
  bulan_nanti: nanti?.bulan ?? null,
  tgl_mulai: nanti?.tgl_mulai ?? null,
});

const refuse = (sebab: 'tetap' | 'di_luar', terpanjang: number): Refusal =>
  refuseField(
    'bulan',
    sebab === 'di_luar'
      ? sebutBatasMasaLog(terpanjang)
      : `Kosongkan: paling sedikit ${MASA_LOG_TERPENDEK} bulan, sedangkan pemasangan ini menyimpan log paling lama ${terpanjang} bulan`,
  );
