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

export type FaktaPersetujuan = {
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
export function findPenyetuju(fakta: FaktaPersetujuan): Penyetuju {
  const { jenjang, urutan, menunggu_hari } = fakta;
  const level = jenjang[urutan];
  if (!level) return operators(fakta);

  const here = ofJenjang(level, fakta);
  const isOverdue = level.eskalasi_hari !== null && menunggu_hari >= level.eskalasi_hari;
  if (isOverdue) {
    const next = jenjang[urutan + 1];
    const above = next ? ofJenjang(next, fakta).user_ids : operators(fakta).user_ids;
    const user_ids = [...new Set([...here.user_ids, ...above])];
    if (user_ids.length > 0) return { user_ids, sebab: 'eskalasi' };
  }
  return here.user_ids.length > 0 ? here : operators(fakta);
}

function ofJenjang({ siapa, pengganti_user_id }: JenjangPersetujuan, fakta: FaktaPersetujuan): Penyetuju {
  const named = listNamed(siapa, fakta).filter((user_id) => canDecide(user_id, fakta));
  const standIn = pengganti_user_id !== null && canDecide(pengganti_user_id, fakta) ? [pengganti_user_id] : [];
  if (standIn.length > 0 && named.every(fakta.isPergi)) return { user_ids: [...named, ...standIn], sebab: 'pengganti' };
  return { user_ids: named, sebab: 'jenjang' };
}

function listNamed(siapa: SiapaPenyetuju, fakta: FaktaPersetujuan): readonly number[] {
  if (siapa.jenis === 'orang') return [siapa.user_id];
  if (siapa.jenis === 'kepala_grup') return fakta.kepalaGrup;
  return siapa.peran === 'admin' ? fakta.admin : fakta.operator;
}

function operators(fakta: FaktaPersetujuan): Penyetuju {
  const [operator, admin] = [fakta.operator, fakta.admin].map((ids) => ids.filter((id) => canDecide(id, fakta)));
  return { user_ids: operator?.length ? operator : (admin ?? []), sebab: 'operator' };
}

function canDecide(user_id: number, { pihak, isAktif }: FaktaPersetujuan): boolean {
  return !pihak.includes(user_id) && isAktif(user_id);
}
