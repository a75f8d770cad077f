import type { IkutPindah } from '@hadir/contract/mutasi/mutasi.ts';
import { judgeHariPertama } from '@hadir/rules/mutasi/judge-hari-pertama.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { HariAwal } from './load-jadwal-awal.ts';
import { sebutKerja } from './sebut-kerja.ts';

/** The first of a member's days there, where its hours have begun or are over by now. */
export function hariPertamaOf(
  { now, organisasi }: Pick<OrganisasiCtx, 'now' | 'organisasi'>,
  hari: HariAwal | undefined,
): Pick<IkutPindah, 'hari_pertama'> {
  if (!hari?.kerja) return {};
  const { tanggal, kerja } = hari;
  const keadaan = judgeHariPertama(tanggal, kerja, waktuLokalOf(now.getTime(), organisasi.timezone));
  return keadaan === null ? {} : { hari_pertama: { tanggal, jam: sebutKerja(kerja), keadaan } };
}
