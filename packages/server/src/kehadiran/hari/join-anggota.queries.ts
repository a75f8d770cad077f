import { sql, type SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../platform/db/open/tables.ts';

/** Names the member of each day, with his group on that day. */
export function joinAnggota<Out>(query: SelectQueryBuilder<Tables, 'kehadiran', Out>) {
  return query
    .innerJoin('anggota', (join) =>
      join
        .onRef('anggota.organisasi_id', '=', 'kehadiran.organisasi_id')
        .onRef('anggota.user_id', '=', 'kehadiran.user_id'),
    )
    .innerJoin('users', 'users.user_id', 'kehadiran.user_id')
    .select([
      'users.nama',
      'users.gender',
      'users.file_foto',
      'anggota.nip',
      'anggota.jabatan',
      sql<string | null>`(
        select g.nama from anggota_grup ag join grup g on g.organisasi_id = ag.organisasi_id and g.group_id = ag.group_id
        where ag.organisasi_id = kehadiran.organisasi_id and ag.user_id = kehadiran.user_id
          and ag.berlaku @> kehadiran.tanggal)`.as('nama_group'),
    ]);
}

/** A member as lists name him, as it is read. */
export type AnggotaBernama = {
  user_id: number;
  nama: string;
  nip: string | null;
  gender: string | null;
  jabatan: string | null;
  file_foto: string | null;
  nama_group: string | null;
};

/** The member of such a row, as lists name him. */
export function toAnggotaRingkas({ user_id, nama, nip, gender, jabatan, file_foto, nama_group }: AnggotaBernama) {
  return { user_id, nama, nip, gender: gender as 'L' | 'P' | null, jabatan, file_foto, nama_group };
}
