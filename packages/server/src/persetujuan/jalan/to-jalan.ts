import type { JalanPersetujuan, PutusanJenjang } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { giliranSaya } from './giliran-saya.ts';
import type { Jalan } from './jalan.queries.ts';
import type { HakPutus, Menunggu } from './judge-hak.ts';

type Diketahui<Putusan> = {
  /** The levels with the names of whom they name. */
  jenjang: JalanPersetujuan['jenjang'];
  /** Who may decide now; undefined where nothing waits. */
  hak: HakPutus | undefined;
  putusan: Putusan[];
};

/** The way of a request as everybody sees it who sees the request, by what is known of it. */
export const toJalan = <Putusan extends PutusanJenjang>(
  ctx: OrganisasiCtx,
  menunggu: Menunggu & Pick<Jalan, 'versi'>,
  { jenjang, hak, putusan }: Diketahui<Putusan>,
) => ({
  jenjang,
  urutan: menunggu.urutan,
  versi: menunggu.versi,
  penyetuju: (hak?.penyetuju ?? []).map(({ user_id, nama }) => ({
    user_id,
    nama,
    jumlah_jenjang: hak?.countJenjang(user_id) ?? 1,
  })),
  sebab: hak?.sebab ?? null,
  pilihan_sendiri: hak?.pilihan_sendiri ?? null,
  is_giliran_saya: menunggu.giliran_sejak !== null && giliranSaya(ctx, menunggu, hak) !== undefined,
  putusan,
});
