import { K_STATUS } from '@hadir/rules/kode/k-status.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { ISI_KARTU } from '../../perangkat/kios/anggota-kios.queries.ts';
import { PIN_AKUN_TERAKHIR } from '../rencana/pin-demo.ts';
import { SERI_GERBANG, SERI_LOBI } from '../seed-mesin.ts';

/** A door of the demo, and who passes it: not those whose accounts are handed to whoever tries it. */
export type PintuContoh = {
  organisasi_id: number;
  jenis: 'mesin' | 'kios';
  nomor_seri: string | null;
  timezone: Zona;
  orang: { pin: string; kartu: string }[];
};

export const listPintuContoh = (db: Db): Promise<PintuContoh[]> =>
  inScope(
    db,
    { lingkup: 'semua' },
    async (trx) => {
      const { rows } = await sql<PintuContoh>`
        select p.organisasi_id, p.jenis, p.nomor_seri, coalesce(l.timezone, 'Asia/Jakarta') as timezone,
          coalesce((
            select jsonb_agg(jsonb_build_object('pin', a.pin, 'kartu', ${ISI_KARTU}::text || a.kode_kartu))
            from anggota a join users u on u.user_id = a.user_id
            where a.organisasi_id = p.organisasi_id and a.pin ~ '^[0-9]{6}$' and a.pin > ${PIN_AKUN_TERAKHIR}
              and u.k_status = ${K_STATUS.terhitung}), '[]') as orang
        from perangkat p
        join lokasi_presensi l on l.organisasi_id = p.organisasi_id and l.lokasi_presensi_id = p.lokasi_presensi_id
        where p.nomor_seri like ${`${SERI_GERBANG}%`} or p.nomor_seri like ${`${SERI_LOBI}%`}
          or (p.jenis = 'kios' and p.token_hash is not null)`.execute(trx);
      return rows;
    },
    { readOnly: true },
  );
