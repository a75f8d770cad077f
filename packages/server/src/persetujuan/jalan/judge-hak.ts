import { countJenjangDiputus } from '@hadir/rules/persetujuan/count-jenjang-diputus.ts';
import {
  findPenyetuju,
  type JenjangPersetujuan,
  type KepalaGrup,
  type Penyetuju,
} from '@hadir/rules/persetujuan/find-penyetuju.ts';
import { toDayNumber, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { toJenjangRule, type JenjangTersimpan } from '../dasar/jenjang-tersimpan.ts';
import type { FaktaPenyetuju, Kepala, Pejabat } from '../dasar/pejabat.queries.ts';

/** What waits for a decision: whose it is, its chain, the level whose turn it is and since when. */
export type Menunggu = {
  user_id: number;
  /** Whose request it is beside his: those may not decide it either. */
  pihak_lain?: readonly number[];
  jenjang: readonly JenjangTersimpan[];
  /** Who saved that chain last; null where that is not known. */
  jenjang_oleh: number | null;
  urutan: number;
  giliran_sejak: Tanggal | null;
};

export type HakPutus = {
  penyetuju: readonly Pejabat[];
  sebab: Penyetuju['sebab'];
  pilihan_sendiri: Penyetuju['pilihan_sendiri'];
  /** For how many levels, from the present one on, this person's decision stands. */
  countJenjang: (user_id: number) => number;
};

/** Who may decide each of these on a day, by what is known of them (aturan/cuti#persetujuan). */
export function judgeHak(
  today: Tanggal,
  menunggu: readonly Menunggu[],
  { pejabat, kepala }: FaktaPenyetuju,
): HakPutus[] {
  // A member is in one group on a day.
  const kepalaOf = new Map(kepala.map((one) => [one.user_id, [toKepalaRule(one)]]));
  const byId = new Map(pejabat.map((one) => [one.user_id, one]));
  const shared = {
    operator: pejabat.filter((one) => one.is_operator).map((one) => one.user_id),
    admin: pejabat.filter((one) => one.is_admin).map((one) => one.user_id),
    isAktif: (user_id: number) => byId.get(user_id)?.is_aktif ?? false,
    isPergi: (user_id: number) => byId.get(user_id)?.is_pergi ?? false,
  };

  const hariIni = toDayNumber(today);
  // Most chains are those of many requests.
  const aturan = new Map<Menunggu['jenjang'], JenjangPersetujuan[]>();
  const ruleOf = (jenjang: Menunggu['jenjang']) => {
    const made = aturan.get(jenjang) ?? jenjang.map(toJenjangRule);
    aturan.set(jenjang, made);
    return made;
  };

  return menunggu.map(({ user_id, pihak_lain = [], jenjang, jenjang_oleh, urutan, giliran_sejak }) => {
    const fakta = {
      ...shared,
      jenjang: ruleOf(jenjang),
      jenjang_oleh,
      urutan,
      pihak: [user_id, ...pihak_lain],
      menunggu_hari: giliran_sejak ? hariIni - toDayNumber(giliran_sejak) : 0,
      kepalaGrup: kepalaOf.get(user_id) ?? [],
    };
    const { user_ids, sebab, pilihan_sendiri } = findPenyetuju(fakta);
    return {
      penyetuju: user_ids.flatMap((id) => byId.get(id) ?? []),
      sebab,
      pilihan_sendiri,
      countJenjang: (id) => countJenjangDiputus(fakta, id),
    };
  });
}

const toKepalaRule = ({ kepala_user_id, kepala_oleh, ditempatkan_oleh }: Kepala): KepalaGrup => ({
  user_id: kepala_user_id,
  ditunjuk_oleh: kepala_oleh,
  ditempatkan_oleh,
});
