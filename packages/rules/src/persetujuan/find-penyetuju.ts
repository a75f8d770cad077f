/** Whom a level of an approval chain names. */
type SiapaPenyetuju =
  | { jenis: 'orang'; user_id: number }
  | { jenis: 'peran'; peran: 'admin' | 'operator' }
  | { jenis: 'kepala_grup' };

/** One level of an approval chain, in order. */
export type JenjangPersetujuan = {
  siapa: SiapaPenyetuju;
  /** Who decides while those named are away. */
  pengganti_user_id: number | null;
  /** After how many days of waiting the next level may decide as well; null is never. */
  eskalasi_hari: number | null;
};

export type PersetujuanFacts = {
  jenjang: readonly JenjangPersetujuan[];
  /** Which level decides next, counted from 0. */
  urutan: number;
  /** Whose request it is: who asked, and with a swap who agreed. */
  pihak: readonly number[];
  /** Whole days since the level's turn came. */
  menunggu_hari: number;
  kepalaGrup: readonly number[];
  /** The organisation's active operators, and its tenant's admins. */
  operator: readonly number[];
  admin: readonly number[];
  isAktif: (user_id: number) => boolean;
  /** Whether someone is on leave today. */
  isPergi: (user_id: number) => boolean;
};

export type Penyetuju = {
  user_ids: readonly number[];
  /** Why these: named by the level, standing in, reached by escalation, or because nobody else is left. */
  sebab: 'jenjang' | 'pengganti' | 'eskalasi' | 'operator';
};

/**
 * Who may decide a request at its present level (aturan/cuti#persetujuan). Nobody decides his own. Where the named are
 * away their stand-in decides, where a level waits too long the next one does as well, and where nobody is left any
 * operator does, and where there is none either the tenant's admins, so that no request is stranded.
 */
export function findPenyetuju(facts: PersetujuanFacts): Penyetuju {
  const { jenjang, urutan, menunggu_hari } = facts;
  const level = jenjang[urutan];
  if (!level) return operators(facts);

  const here = ofJenjang(level, facts);
  const isOverdue = level.eskalasi_hari !== null && menunggu_hari >= level.eskalasi_hari;
  if (isOverdue) {
    const next = jenjang[urutan + 1];
    const above = next ? ofJenjang(next, facts).user_ids : operators(facts).user_ids;
    const user_ids = [...new Set([...here.user_ids, ...above])];
    if (user_ids.length > 0) return { user_ids, sebab: 'eskalasi' };
  }
  return here.user_ids.length > 0 ? here : operators(facts);
}

function ofJenjang({ siapa, pengganti_user_id }: JenjangPersetujuan, facts: PersetujuanFacts): Penyetuju {
  const named = listNamed(siapa, facts).filter((user_id) => canDecide(user_id, facts));
  const standIn = pengganti_user_id !== null && canDecide(pengganti_user_id, facts) ? [pengganti_user_id] : [];
  if (standIn.length > 0 && named.every(facts.isPergi)) return { user_ids: [...named, ...standIn], sebab: 'pengganti' };
  return { user_ids: named, sebab: 'jenjang' };
}

function listNamed(siapa: SiapaPenyetuju, facts: PersetujuanFacts): readonly number[] {
  if (siapa.jenis === 'orang') return [siapa.user_id];
  if (siapa.jenis === 'kepala_grup') return facts.kepalaGrup;
  return siapa.peran === 'admin' ? facts.admin : facts.operator;
}

function operators(facts: PersetujuanFacts): Penyetuju {
  const [operator, admin] = [facts.operator, facts.admin].map((ids) => ids.filter((id) => canDecide(id, facts)));
  return { user_ids: operator?.length ? operator : (admin ?? []), sebab: 'operator' };
}

function canDecide(user_id: number, { pihak, isAktif }: PersetujuanFacts): boolean {
  return !pihak.includes(user_id) && isAktif(user_id);
}
