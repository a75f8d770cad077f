import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { SENIN_JUMAT } from './given-jadwal.ts';
import type { TestServer } from '../start-test-server.ts';

/** An office with weekdays of work, an operator, and annual leave of 12 days; its ledger is empty. */
export function leaveOffices({ given, as }: TestServer) {
  return async (fields: Record<string, unknown> = {}, at: Parameters<typeof given.organisasi>[0] = {}) => {
    const organisasi = await given.organisasi(at);
    const orang = await given.orang('operator', organisasi);
    const operator = as(orang);
    const url = `/orgs/${organisasi.organisasi_id}`;
    const { body } = await operator.post(`${url}/jadwal`, {
      nama: 'Kantor',
      tipe_jadwal: TIPE_JADWAL.reguler,
      tgl_mulai: '2020-01-01',
      baris: SENIN_JUMAT,
    });
    const { jadwal_id } = body.data as { jadwal_id: number };
    await operator.post(`${url}/jadwal-kerja`, { jadwal_id, target: 'organisasi', tgl_mulai: '2020-01-01' });
    const made = await operator.post(`${url}/cuti-kategori`, {
      nama: 'Cuti Tahunan',
      jenis: 'tahunan',
      is_saldo: true,
      jatah_tahunan: 12,
      maks_bawa: 6,
      tahun_bawa: 2,
      is_setengah_hari: true,
      ...fields,
    });
    const { cuti_kategori_id } = made.body.data as { cuti_kategori_id: number };

    const member = async (nama: string) => {
      const keys = await given.anggota(organisasi, { nama });
      const self = as(keys);
      const form = (tgl_awal: string, tgl_akhir = tgl_awal, more: Record<string, string | Blob> = {}) => ({
        cuti_kategori_id: String(cuti_kategori_id),
        tgl_awal,
        tgl_akhir,
        keterangan: 'Keperluan keluarga',
        ...more,
      });
      const ask = async (...dates: Parameters<typeof form>) => self.form('POST', `${url}/cuti`, form(...dates));
      /** A request that must be accepted. */
      const asked = async (...dates: Parameters<typeof form>) => {
        const answer = await ask(...dates);
        if (answer.status !== 201) throw new Error(answer.body.message);
        return answer.body.data as DetailCuti;
      };
      const grant = (jumlah: number, tahun = 2026) =>
        operator.post(`${url}/cuti-saldo`, { ...keys, cuti_kategori_id, tahun, jumlah, keterangan: 'Awal' });
      const sisa = async (tanggal?: string) => {
        const answer = await self.get(`${url}/cuti/saldo${tanggal ? `?tanggal=${tanggal}` : ''}`);
        return (answer.body.data as { sisa: number }[])[0]?.sisa;
      };
      return { ...keys, self, form, ask, asked, grant, sisa };
    };
    const act = (by: typeof operator, cuti_id: number, tindakan: string, more: object = {}) =>
      by.put(`${url}/cuti/${cuti_id}/ubah-ajuan`, { tindakan, ...more });
    return { organisasi, operator, operator_id: orang.user_id, url, cuti_kategori_id, member, act };
  };
}
