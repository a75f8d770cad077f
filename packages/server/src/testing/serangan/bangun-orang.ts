import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { Sasaran } from '../sasaran.ts';
import { KEADAAN, TEMPAT, type Jenis, type Keadaan, type Orang } from './perkara.ts';

type At = { tenant_id: number; organisasi_id: number };
/** An organisation with what stands beside it, and one of its members. */
export type Lokasi = At & { kode_organisasi: string; sebelah: At; lain: At; rekan: number };
/** Somebody who calls: his cookie, and the number that is his; nobody has neither. */
export type Pemanggil = { cookie?: string; user_id?: number };

/** Makes places and people as the matrix asks for them, each once. */
export function pembangun({ given, all, cookieOf, now }: Sasaran) {
  const kemarin = new Date(now.getTime() - 2 * SEHARI_MS).toISOString().slice(0, 10);

  const bangunLokasi = async (nama: string): Promise<Lokasi> => {
    const { izin = {}, isLewat, isFaktorWajib = false, ...fields } = TEMPAT[nama] ?? {};
    const { tenant_id } = await given.tenant({
      izin: JSON.stringify(izin),
      is_faktor_wajib_admin: isFaktorWajib,
      is_faktor_wajib_operator: isFaktorWajib,
    });
    const tgl_berlaku_akhir = isLewat ? kemarin : null;
    const organisasi = await given.organisasi({ tenant_id, tgl_berlaku_akhir, ...fields });
    const sebelah = await given.organisasi({ tenant_id });
    const lain = await given.organisasi();
    const { user_id: rekan } = await given.anggota(organisasi);
    return { ...organisasi, sebelah, lain, rekan };
  };

  const bangunAkun = (jenis: Exclude<Jenis, 'anonim'>, at: Lokasi, { keanggotaan, isBerakhir }: Keadaan) => {
    const { tenant_id, organisasi_id } = at;
    const status = keanggotaan ?? STATUS_KEANGGOTAAN.aktif;
    const masa = isBerakhir ? { tgl_selesai: kemarin } : {};
    switch (jenis) {
      case 'anggota':
      case 'kepala grup':
        return given.anggota(at, { status, ...masa });
      case 'operator':
        return given.anggota(at, { role: KODE_PERAN.operator, status, ...masa });
      case 'operator sebelah':
        return given.anggota(at.sebelah, { role: KODE_PERAN.operator, status, ...masa });
      case 'operator tenant lain':
        return given.anggota(at.lain, { role: KODE_PERAN.operator, status, ...masa });
      case 'admin':
        return given.orang('admin', at);
      case 'admin tenant lain':
        return given.orang('admin', at.lain);
      case 'viewer':
        return given.orang('viewer', at);
      case 'super admin':
        return given.orang('super_admin', at);
      case 'pemantau tenant':
        return given.pemantau({ tenant_id, organisasi_id: null, ...masa });
      case 'pemantau instansi':
        return given.pemantau({ tenant_id, organisasi_id, ...masa });
      default:
        return given.pemantau({ tenant_id, organisasi_id: at.sebelah.organisasi_id, ...masa });
    }
  };

  const bangunOrang = async ({ jenis, keadaan }: Orang, at: Lokasi): Promise<Pemanggil> => {
    if (jenis === 'anonim') return {};
    const dalam: Keadaan = KEADAAN[keadaan];
    const { user_id } = await bangunAkun(jenis, at, dalam);
    if (jenis === 'kepala grup') {
      const { tenant_id, organisasi_id } = at;
      await all
        .insertInto('grup')
        .values({ tenant_id, organisasi_id, nama: `Grup ${user_id}`, kepala_user_id: user_id })
        .execute();
    }
    if (dalam.akun !== undefined) {
      await all.updateTable('users').set({ status: dalam.akun }).where('user_id', '=', user_id).execute();
    }
    const cookie = await cookieOf({ user_id });
    if (dalam.isSesiBerakhir) {
      await all.updateTable('sesi').set({ kedaluwarsa_pada: kemarin }).where('user_id', '=', user_id).execute();
    }
    return { cookie, user_id };
  };

  const lokasi = new Map<string, Promise<Lokasi>>();
  const orang = new Map<Orang, Promise<Pemanggil>>();
  const lokasiOf = (nama: string) => kept(lokasi, nama, () => bangunLokasi(nama));
  return {
    lokasiOf,
    orangOf: (one: Orang) => kept(orang, one, async () => bangunOrang(one, await lokasiOf(one.tempat))),
  };
}

function kept<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
