import type { IkutPindah } from '@hadir/contract/mutasi/mutasi.ts';
import { judgeHariPertama } from '@hadir/rules/mutasi/judge-hari-pertama.ts';
import { parseJam } from '@hadir/rules/waktu/jam.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** The first of a member's days there, where its hours have begun or are over by now. */
export function hariPertamaOf(
  { now, organisasi }: Pick<OrganisasiCtx, 'now' | 'organisasi'>,
  [hari]: IkutPindah['jadwal'],
): Pick<IkutPindah, 'hari_pertama'> {
  if (!hari?.jam) return {};
  const { tanggal, jam } = hari;
  const [masuk, pulang] = jam.split('–').map((one) => parseJam(one));
  if (typeof masuk !== 'number' || typeof pulang !== 'number') return {};
  const keadaan = judgeHariPertama(tanggal, { masuk, pulang }, waktuLokalOf(now.getTime(), organisasi.timezone));
  return keadaan === null ? {} : { hari_pertama: { tanggal, jam, keadaan } };
}
