import { pemilikTerlihat, seesSemua, type Pelihat } from '@hadir/rules/akses/terlihat.ts';
import type { Saring } from './saring-log.ts';

/** What somebody may search an organisation's log by: a plain user finds only what he did himself, whatever name he holds. */
export const saringSendiri = <S extends Saring>(actor: Pelihat, saring: S): S => ({
  ...saring,
  pelaku_id: pemilikTerlihat(actor, saring.pelaku_id),
  is_sendiri: !seesSemua(actor.peran),
});
