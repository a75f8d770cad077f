import { findPenyetuju, type Penyetuju } from '@hadir/rules/persetujuan/find-penyetuju.ts';
import { toDayNumber, type Tanggal } from '@hadir/rules/tanggal.ts';
import { toJenjangRule, type JenjangTersimpan } from './jenjang-tersimpan.ts';
import { listKepala, listPejabat, type InstansiCtx, type Pejabat } from './pejabat.queries.ts';

/** What waits for a decision: whose it is, its chain, the level whose turn it is and since when. */
export type Menunggu = {
  user_id: number;
  /** Whose request it is beside his: those may not decide it either. */
  pihak_lain?: readonly number[];
  jenjang: readonly JenjangTersimpan[];
  urutan: number;
  giliran_sejak: Tanggal | null;
};

export type HakPutus = {
  penyetuju: readonly Pejabat[];
  sebab: Penyetuju['sebab'];
  /** Decides only because the level waited too long: his decision stands for the next level as well. */
  isFromNext: (user_id: number) => boolean;
};

/** Who may decide each of these now, by one look at the organisation (domain §6). */
export async function judgePenyetuju(ctx: InstansiCtx, menunggu: readonly Menunggu[]): Promise<HakPutus[]> {
  if (menunggu.length === 0) return [];
  const named = menunggu.flatMap(({ jenjang }) => jenjang.flatMap((one) => [one.user_id, one.pengganti_user_id]));
  // Both leave together.
  const [kepala, pejabat] = await Promise.all([
    listKepala(ctx, [...new Set(menunggu.map(({ user_id }) => user_id))]),
    listPejabat(
      ctx,
      [...new Set(named)].filter((id) => id !== null),
    ),
  ]);
  const kepalaOf = Map.groupBy(kepala, ({ user_id }) => user_id);
  const byId = new Map(pejabat.map((one) => [one.user_id, one]));
  const shared = {
    operator: pejabat.filter((one) => one.is_operator).map((one) => one.user_id),
    admin: pejabat.filter((one) => one.is_admin).map((one) => one.user_id),
    isAktif: (user_id: number) => byId.get(user_id)?.is_aktif ?? false,
    isPergi: (user_id: number) => byId.get(user_id)?.is_pergi ?? false,
  };

  return menunggu.map(({ user_id, pihak_lain = [], jenjang, urutan, giliran_sejak }) => {
    const facts = {
      ...shared,
      jenjang: jenjang.map(toJenjangRule),
      urutan,
      pihak: [user_id, ...pihak_lain],
      menunggu_hari: giliran_sejak ? toDayNumber(ctx.today) - toDayNumber(giliran_sejak) : 0,
      kepalaGrup: (kepalaOf.get(user_id) ?? []).map((one) => one.kepala_user_id),
    };
    const { user_ids, sebab } = findPenyetuju(facts);
    return {
      penyetuju: user_ids.flatMap((id) => byId.get(id) ?? []),
      sebab,
      isFromNext: (id) =>
        sebab === 'eskalasi' &&
        user_ids.includes(id) &&
        !findPenyetuju({ ...facts, menunggu_hari: 0 }).user_ids.includes(id),
    };
  });
}
