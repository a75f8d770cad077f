import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { findSaklarCuti } from '../../pengaturan/saklar-cuti.queries.ts';
import type { Permintaan } from '../../persetujuan/persetujuan-upward.ts';
import { rerouteOf } from '../../persetujuan/reroute.queries.ts';
import { listMenunggu } from '../dasar/ajuan.queries.ts';
import { askIngatkan } from './ask-ingatkan.ts';

const reroute = rerouteOf({ tabel: 'cuti', menunggu: STATUS_CUTI.diajukan });

/** Leave as the chains see it: nothing waits while it is switched off, and whom it waits for now is told. */
export const permintaanCuti: Permintaan = {
  async listMenunggu(ctx) {
    const { is_aktif, is_disable_ketidakhadiran } = await findSaklarCuti(ctx);
    return is_aktif && !is_disable_ketidakhadiran ? listMenunggu(ctx) : [];
  },
  async reroute(ctx, jenjang) {
    await reroute(ctx, jenjang);
    await askIngatkan(ctx);
  },
};
