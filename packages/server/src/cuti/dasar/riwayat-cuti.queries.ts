import { LABEL_STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { RiwayatCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import type { PutusanJenjang } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import type { KeputusanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { compiled } from '../../platform/db/open/compiled.ts';
import { PREPARED } from '../../platform/db/open/prepared.ts';
import { INSTANSI, type SalinanTabel } from '../../platform/kit/bagian.ts';

/** What can be done with a request: a step of its own, or a level's decision. */
export type TindakanRiwayat = RiwayatCuti['tindakan'] | KeputusanCuti;

type Langkah = Omit<RiwayatCuti, 'tindakan' | 'nama' | 'waktu'> & {
  tindakan: TindakanRiwayat;
  /** The level's decision that it was, where it was one. */
  persetujuan_putusan_id?: number;
};

/** Who does it, and when. */
export const pelakuLangkah = ({ actor: { user_id, nama }, now }: OrganisasiCtx) => ({
  user_id,
  nama,
  waktu: now.toISOString(),
});

/** Writes what was done with a request, by whoever calls; what ended with a membership was done by nobody. */
export async function insertRiwayat(
  ctx: OrganisasiCtx,
  cuti_id: number,
  langkah: Langkah,
  oleh: 'pemanggil' | 'keanggotaan' = 'pemanggil',
): Promise<void> {
  const { tenant_id, organisasi_id } = ctx.organisasi;
  const pelaku = oleh === 'pemanggil' ? pelakuLangkah(ctx) : { user_id: null, nama: null, waktu: ctx.now };
  await ctx.db
    .insertInto('cuti_riwayat')
    .values({ ...langkah, ...pelaku, tenant_id, organisasi_id, cuti_id })
    .modifyEnd(PREPARED)
    .execute();
}

type Putusan = Pick<PutusanJenjang, 'urutan' | 'jumlah_jenjang' | 'is_setuju' | 'sebab'>;

/** A step that was no level's decision. */
export const TANPA_PUTUSAN = { urutan: null, jumlah_jenjang: null, is_setuju: null, sebab: null } as const;

/** What was done and by whom; where it was a level's decision, with what that was. */
export type LangkahTercatat =
  | (RiwayatCuti & { user_id: number | null } & typeof TANPA_PUTUSAN)
  | (Omit<RiwayatCuti, 'tindakan' | 'nama'> & { user_id: number; nama: string; tindakan: KeputusanCuti } & Putusan);

const riwayatCuti = compiled((db, isi: { organisasi_id: number; cuti_id: number }) =>
  db
    .selectFrom('cuti_riwayat as r')
    .leftJoin('persetujuan_putusan as p', (join) =>
      join
        .onRef('p.organisasi_id', '=', 'r.organisasi_id')
        .onRef('p.persetujuan_putusan_id', '=', 'r.persetujuan_putusan_id'),
    )
    .select(['r.tindakan', 'r.status', 'r.keterangan', 'r.tgl_awal', 'r.tgl_akhir', 'r.nama', 'r.waktu', 'r.user_id'])
    .select(['p.urutan', 'p.jumlah_jenjang', 'p.is_setuju', 'p.sebab'])
    .$castTo<LangkahTercatat>()
    .where('r.organisasi_id', '=', isi.organisasi_id)
    .where('r.cuti_id', '=', isi.cuti_id)
    .orderBy('cuti_riwayat_id')
    .modifyFront(PREPARED),
);

/** What was done with a request, in order. */
export const listRiwayat = ({ db, organisasi }: OrganisasiCtx, cuti_id: number): Promise<LangkahTercatat[]> =>
  riwayatCuti(db, { organisasi_id: organisasi.organisasi_id, cuti_id });

export const DATA_SAYA_CUTI_RIWAYAT: SalinanTabel = {
  cuti_riwayat: {
    judul: 'Riwayat ajuan cuti',
    kolom: {
      ...INSTANSI,
      cuti_id: 'Nomor cuti',
      tindakan: 'Tindakan',
      status: 'Status',
      nama: 'Oleh',
      keterangan: 'Keterangan',
      tgl_awal: 'Dari',
      tgl_akhir: 'Sampai',
      waktu: 'Waktu',
    },
    tanpa: ['cuti_riwayat_id', 'user_id', 'persetujuan_putusan_id'],
    milik: 'cuti_id in (select cuti_id from cuti where user_id = :saya)',
    kata: { status: LABEL_STATUS_CUTI },
  },
};
