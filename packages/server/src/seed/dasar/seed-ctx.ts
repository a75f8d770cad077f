import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { listKeanggotaanBerakhir } from '../../mutasi/dasar/jejak-mutasi.queries.ts';
import { permintaanCuti } from '../../cuti/surat/permintaan-cuti.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import type { Actor, OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Upward } from '../../platform/ctx/upward.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { At } from './seed-organisasi.ts';

/**
 * A call by this person at a moment, as the verbs know it, so that the demo is made by what makes the product's data.
 * `whole` is what a verb opens transactions of its own on, and `zona` the organisation's, which says what day it is there.
 */
export function seedCtx(
  db: Db,
  at: At,
  { user_id, nama, peran }: Pick<Actor, 'user_id' | 'nama' | 'peran'>,
  now: Date,
  { whole = db, zona = 'Asia/Jakarta' }: { whole?: Db; zona?: Zona } = {},
): OrganisasiCtx {
  return {
    db,
    now,
    today: localToday(now, zona),
    tenant_id: at.tenant_id,
    actor: { user_id, nama, peran, tenant_id: at.tenant_id, sesi_id: '', izin: {} },
    organisasi: {
      ...at,
      kode_organisasi: '',
      k_sumber_data: SUMBER_DATA.umum,
      is_langganan: true,
      is_sinkronisasi: false,
      timezone: zona,
    },
    origin: { request_id: '', ip: '', user_agent: '' },
    cookie: {
      set: () => undefined,
      clear: () => undefined,
      token: null,
      peramban: { tokens: [], keep: () => undefined },
      langkah: { sealed: null, set: () => undefined, clear: () => undefined },
    },
    // Of all that the server stands on the demo's verbs only need what mails say that are never sent, and what leave asks of transfers.
    deps: {
      db: whole,
      publicUrl: '',
      mail: { isServer: false, send: async () => undefined } as Mailer,
      upward: { permintaan: { cuti: permintaanCuti }, listKeanggotaanBerakhir } as Upward,
    } as Deps,
    afterCommit: () => undefined,
    logChange: () => undefined,
  };
}
