import { peranTertinggi } from '@hadir/rules/akses/peran-tertinggi.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { mutasi } from '@hadir/contract/mutasi/daftar/mutasi.contract.ts';
import type { MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import { LABEL_JENIS_MUTASI } from '@hadir/rules/mutasi/jenis-mutasi.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { judgeLangkahMutasi } from '@hadir/rules/mutasi/judge-langkah-mutasi.ts';
import { findAnggota } from '../../anggota/dasar/anggota.queries.ts';
import { requireDikelola } from '../../anggota/dasar/require-dikelola.ts';
import { checkTempat } from '../../anggota/penempatan/check-tempat.ts';
import { getOrganisasi } from '../../organisasi/get-organisasi.ts';
import type { MilikCtx, OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { emptyToNull } from '../../platform/kit/empty-to-null.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { insertMutasi } from '../dasar/mutasi.queries.ts';
import { applyLangkah } from './apply-langkah.ts';
import { requireMasaMutasi } from './require-masa-mutasi.ts';
import { listTujuan } from './select-mutasi.queries.ts';
import { keadaanOf, sisiOf } from './to-mutasi.ts';
import { toMutasiDetail } from './to-mutasi-detail.ts';

type TempatIsi = Partial<Pick<Input<typeof mutasi.confirmMutasi>, 'group_id' | 'lokasi_presensi_ids' | 'pin'>>;

type Isi = Omit<Input<typeof mutasi.submitMutasi>, 'organisasi_id'> & TempatIsi;

/**
 * Writes a transfer of a member of this organisation down and, unless he is to wait, sends it on its way. Refuses oneself
 * and whoever is not the caller's to manage, a day that has passed, and a second one beside one under way. Who stands above the destination as well says where he is put there.
 */
export async function saveMutasi(
  ctx: MilikCtx,
  asal: OrganisasiCtx,
  isi: Isi,
  enterTujuan?: (organisasi_id: number) => Promise<OrganisasiCtx>,
): Promise<MutasiDetail> {
  const { user_id, jenis, tgl_mulai, keterangan } = isi;
  requireMasaMutasi(isi, asal.today);
  const tujuan = await findTujuan(asal, isi);
  const isMilik = enterTujuan !== undefined && tujuan?.tenant_id === asal.tenant_id;
  const tempat = isMilik ? await readTempat(await enterTujuan(tujuan.organisasi_id), isi) : {};
  const anggota = found(await findAnggota(asal, user_id));
  if (user_id === ctx.actor.user_id) throw new Refusal('anggota.oneself');
  requireDikelola(ctx.actor, peranTertinggi(anggota));
  if (anggota.status === STATUS_KEANGGOTAAN.tidak_aktif) throw new Refusal('mutasi.not_member', { nama: anggota.nama });

  const { tenant_id, organisasi_id } = asal.organisasi;
  const made = await insertMutasi(ctx.db, {
    tenant_id,
    organisasi_id,
    user_id,
    jenis,
    tgl_mulai,
    keterangan,
    tgl_selesai: jenis === 'perbantuan' ? (isi.tgl_selesai ?? null) : null,
    tujuan_tenant_id: tujuan?.tenant_id ?? null,
    tujuan_organisasi_id: tujuan?.organisasi_id ?? null,
    nama: anggota.nama,
    nip: anggota.nip,
    jabatan: anggota.jabatan,
    asal: (await getOrganisasi(asal)).nama,
    tujuan: tujuan?.nama ?? null,
    ...tempat,
    dibuat_oleh: ctx.actor.user_id,
    pembuat: ctx.actor.nama,
    dibuat_pada: ctx.now,
    status: STATUS_AKSES.dibuat,
  });
  const langkah = judgeLangkahMutasi('konfirmasi', keadaanOf(made), sisiOf(ctx, made));
  const saved = isi.is_ajukan && !isi.preview && 'status' in langkah ? await applyLangkah(ctx, made, langkah) : made;
  ctx.logChange({ sesudah: { ...saved, jenis: LABEL_JENIS_MUTASI[jenis] }, tentang_id: user_id });
  return toMutasiDetail(ctx, saved);
}

/** Where somebody is put in the place that he comes to. */
async function readTempat(tujuan: OrganisasiCtx, { group_id = null, lokasi_presensi_ids = [], pin }: TempatIsi) {
  const tempat = { group_id, lokasi_presensi_ids, pin: emptyToNull(pin) };
  await checkTempat(tujuan, [tempat]);
  return tempat;
}

async function findTujuan(asal: OrganisasiCtx, { jenis, tujuan_kode }: Isi) {
  if (jenis === 'berhenti' && tujuan_kode) {
    throw refuseField('tujuan_kode', 'Yang berhenti tidak punya tujuan. Kosongkan, atau pilih Pindah');
  }
  if (jenis === 'berhenti') return null;
  if (!tujuan_kode) throw refuseField('tujuan_kode', 'Pilih instansi tujuan');
  const [tujuan] = await listTujuan(asal, tujuan_kode, 1);
  if (tujuan?.kode_organisasi.toLowerCase() !== tujuan_kode.toLowerCase()) {
    throw refuseField('tujuan_kode', 'Tidak ada instansi aktif dengan kode ini');
  }
  if (tujuan.organisasi_id === asal.organisasi.organisasi_id) {
    throw refuseField('tujuan_kode', 'Tujuannya instansi ini sendiri. Pilih yang lain');
  }
  if (jenis === 'perbantuan' && tujuan.tenant_id !== asal.tenant_id) throw new Refusal('mutasi.other_tenant');
  return tujuan;
}
