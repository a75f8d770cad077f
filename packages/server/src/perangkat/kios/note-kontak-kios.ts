import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { updateKontakMesin } from '../dasar/mesin.queries.ts';
import { isTersambung } from '@hadir/rules/perangkat/is-tersambung.ts';
import type { Kios } from './kios.queries.ts';

/** Writes down that a kiosk was heard of, and since when it has been without a break. */
export async function noteKontakKios({ db, now, origin }: Pick<BaseCtx, 'db' | 'now' | 'origin'>, kios: Kios) {
  const { tersambung_sejak } = kios;
  await updateKontakMesin(db, kios, {
    terakhir_terlihat: now.toISOString(),
    tersambung_sejak: isTersambung(kios, now) && tersambung_sejak ? tersambung_sejak : now.toISOString(),
    alamat_terakhir: origin.ip,
    firmware: null,
  });
}
