import { sql } from 'kysely';
import type { SumberKoneksi } from './koneksi-upward.ts';

/** The mail server among what is connected to a tenant: the same for all of them. */
export const koneksiSurat: SumberKoneksi = ({ deps }) => sql`
  select '1'::text, 'Server surat'::text, null::integer, ${deps.mail.isServer}::boolean,
    k.terkirim_pada, k.galat, k.gagal_pada
  from (select) one left join surat_kontak k on k.satu`;
