import { randomUUID } from 'node:crypto';
import { PERSETUJUAN_WAJAH } from '@hadir/rules/wajah/persetujuan-wajah.ts';
import { bandingkanWajahJob } from '../../wajah/presensi/bandingkan-wajah-job.ts';
import { sealCiri } from '../../wajah/dasar/seal-ciri.ts';
import { insertPotret, insertWajah } from '../../wajah/pendaftaran/wajah.queries.ts';
import { potretOf, type NamaOrang } from '../potret.ts';
import type { TestServer } from '../start-test-server.ts';

type Orang = { user_id: number; tenant_id?: number | null };
type At = { tenant_id: number; organisasi_id: number };

const TANPA_ARTI = Array.from({ length: 128 }, () => 0);
const blob = (content: Uint8Array) => new Blob([new Uint8Array(content)]);

/** What tests of faces do again and again, through the front door. */
export function wajahBuilders({ given, as, all, deps, clock }: TestServer) {
  /** A school whose tenant compares faces, with its operator. */
  const sekolah = async () => {
    const organisasi = await given.organisasi();
    const admin = as(await given.orang('admin', organisasi));
    await admin.put(`/tenant/${organisasi.tenant_id}/pengaturan`, { is_wajah: true });
    const operator = await given.orang('operator', organisasi);
    return { organisasi, admin, operator, url: `/orgs/${organisasi.organisasi_id}` };
  };

  const tigaFoto = async (nama: NamaOrang) => ({
    persetujuan_versi: PERSETUJUAN_WAJAH.versi,
    foto_1: blob(await potretOf(nama)),
    foto_2: blob(await potretOf(nama, { cermin: true })),
    foto_3: blob(await potretOf(nama, { terang: 0.8 })),
  });

  /** An enrolment as the calls make it, of a face that was measured already: measuring takes long. */
  const terdaftar = async (
    { user_id }: Orang,
    { tenant_id }: At,
    { oleh = null, ciri = TANPA_ARTI }: { oleh?: number | null; ciri?: readonly number[] } = {},
  ) => {
    const now = clock.now;
    const baru = { tenant_id, user_id, persetujuan_versi: PERSETUJUAN_WAJAH.versi, dicatat_oleh: oleh ?? user_id };
    const wajah_id = await insertWajah(all, { ...baru, diputuskan_oleh: oleh, now });
    const potret = await Promise.all(
      [1, 2, 3].map(async (urutan) => {
        const milik = { tenant_id, organisasi_id: null, dibuat_oleh: user_id };
        const isi = { jenis: 'foto-wajah', mediaType: 'image/webp', content: new Uint8Array([urutan]) } as const;
        const { berkas_id } = await deps.files.put(all, { ...milik, ...isi });
        return { tenant_id, wajah_id, urutan, berkas_id, ciri: sealCiri(deps.secretKeys, user_id, ciri) };
      }),
    );
    await insertPotret(all, potret);
    if (oleh !== null)
      await all.updateTable('users').set({ is_face_verified: true }).where('user_id', '=', user_id).execute();
    return { wajah_id, berkas: potret.map(({ berkas_id }) => berkas_id) };
  };

  const swafoto = async (orang: Orang, { organisasi_id }: At, foto: Uint8Array): Promise<number> => {
    const waktu_klien = clock.now.toISOString();
    const isi = { waktu_klien, foto: blob(foto) };
    const sekali = { 'idempotency-key': randomUUID() };
    const { body } = await as(orang).form('POST', `/orgs/${organisasi_id}/presensi`, isi, sekali);
    return (body.data as { presensi: { presensi_id: number } }).presensi.presensi_id;
  };

  /** Compares whatever waits, as the job does. */
  const bandingkan = async () => {
    const sejak = new Date(clock.now.getTime() - 3_600_000).toISOString();
    const scope = { lingkup: 'semua' } as const;
    const sistem = { tenant_id: null, organisasi_id: null, dibuat_oleh: null };
    const reach = async () => undefined;
    const ctx = { ...sistem, deps, scope, now: clock.now, progress: () => undefined, tercapai: null, reach };
    await bandingkanWajahJob.run(ctx, { sejak });
  };

  const potretTersimpan = async (user_id: number) =>
    all
      .selectFrom('wajah_potret as p')
      .innerJoin('wajah as w', 'w.wajah_id', 'p.wajah_id')
      .innerJoin('berkas as b', 'b.berkas_id', 'p.berkas_id')
      .select(['p.ciri', 'b.berkas_id', 'b.dihapus_pada', 'w.status'])
      .where('w.user_id', '=', user_id)
      .execute();

  return { sekolah, tigaFoto, terdaftar, swafoto, bandingkan, potretTersimpan };
}
