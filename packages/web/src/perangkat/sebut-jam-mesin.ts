import { judgeSelisih } from '@hadir/rules/perangkat/judge-selisih.ts';
import { formatAngka } from '../kit/format/format.ts';

/** How a machine's clock stands, in words; `selisih` in seconds, positive where it is behind, null where nothing told. */
export function sebutJamMesin(selisih: number | null): string {
  if (selisih === null) return 'Belum terukur';
  const keadaan = judgeSelisih(selisih);
  if (keadaan === 'tepat') return 'Tepat';
  const arah = selisih > 0 ? 'Tertinggal' : 'Maju';
  const lama =
    keadaan === 'zona'
      ? `${formatAngka(Math.round(Math.abs(selisih) / 3600))} jam`
      : `${formatAngka(Math.round(Math.abs(selisih) / 60))} menit`;
  return keadaan === 'zona' ? `${arah} ${lama}: periksa zonanya` : `${arah} ${lama}`;
}
