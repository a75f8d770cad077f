import { findPenyetuju, type JenjangPersetujuan, type FaktaPersetujuan } from './find-penyetuju.ts';

/**
 * For how many levels, from the present one on, this person's decision stands (aturan/cuti#persetujuan): for this
 * level; for the next as well where only its having waited too long has let him in; and on for every level in a row
 * that names him or whose named he stands in for; and for all where the chain does not lead the request. Deciding because nobody else is left is no standing in a level, and a
 * role that is asked twice in a row is asked for two decisions.
 */
export function countJenjangDiputus(fakta: FaktaPersetujuan, user_id: number): number {
  const { jenjang, urutan } = fakta;
  const at = (level: number) => findPenyetuju({ ...fakta, urutan: level, menunggu_hari: 0 });
  const here = findPenyetuju(fakta);
  if (here.pilihan_sendiri === 'jalur') return jenjang.length - urutan;
  const isReached = here.sebab === 'eskalasi' && here.user_ids.includes(user_id);
  const isFromNext = isReached && !at(urutan).user_ids.includes(user_id);
  let sampai = urutan + (isFromNext ? 2 : 1);
  while (sampai < jenjang.length) {
    const { user_ids, sebab } = at(sampai);
    if (sebab === 'operator' || !user_ids.includes(user_id) || isRoleAgain(jenjang, sampai)) break;
    sampai += 1;
  }
  return Math.max(1, Math.min(sampai, jenjang.length) - urutan);
}

function isRoleAgain(jenjang: readonly JenjangPersetujuan[], level: number): boolean {
  const [before, here] = [jenjang[level - 1]?.siapa, jenjang[level]?.siapa];
  return before?.jenis === 'peran' && here?.jenis === 'peran' && before.peran === here.peran;
}
