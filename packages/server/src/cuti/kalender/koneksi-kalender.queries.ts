import { SEBUTAN_KALENDER_CUTI as SEBUTAN } from '@hadir/contract/cuti/kalender/label-kalender-cuti.ts';
import { sql } from 'kysely';
import type { SumberKoneksi } from '../../tenant/koneksi/koneksi-upward.ts';

/** The calendars to which members of the tenant subscribe, each with whose it is and never with its address. */
export const koneksiKalender: SumberKoneksi = ({ tenant_id }) => sql`
  select k.cuti_kalender_id::text,
    case k.isi when 'saya' then ${SEBUTAN.saya}::text when 'grup' then ${SEBUTAN.grup} else ${SEBUTAN.instansi} end || ' · ' || u.nama,
    k.organisasi_id, true, k.terakhir_pada, null::text, null::timestamptz
  from cuti_kalender k join users u on u.user_id = k.user_id
  where k.tenant_id = ${tenant_id}`;
