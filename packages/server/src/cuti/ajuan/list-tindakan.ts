import type { TindakanAjuan } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { isReadOnly, reaches } from '@hadir/rules/akses/peran.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { canActFor } from '../dasar/can-act-for.ts';
import type { AjuanTerlihat } from '../dasar/get-ajuan.ts';

/** What the caller may do with a request as it stands. */
export function listTindakan(
  ctx: OrganisasiCtx,
  { ajuan, hak, isKurang }: Omit<AjuanTerlihat, 'riwayat'> & { isKurang: boolean },
): TindakanAjuan[] {
  const { user_id: me, peran } = ctx.actor;
  if (isReadOnly(peran)) return [];
  const isOwn = ajuan.user_id === me;
  switch (ajuan.status) {
    case STATUS_CUTI.dibuat:
      return canActFor(ctx, ajuan.user_id) ? ['ajukan'] : [];
    case STATUS_CUTI.diajukan: {
      const isNamed = hak?.penyetuju.some((one) => one.user_id === me) ?? false;
      const decides = !isOwn && (isNamed || reaches(peran, 'tenant-admin'));
      const withdraws = ajuan.urutan === 0 && canActFor(ctx, ajuan.user_id);
      return [...(decides ? PUTUSAN : []), ...(withdraws ? (['tarik'] as const) : [])];
    }
    case STATUS_CUTI.disetujui: {
      const refuses = isOwn && ajuan.keputusan === 'diubah';
      const cancels = canActFor(ctx, ajuan.user_id) && ajuan.tgl_akhir >= ctx.today;
      const returns = !isOwn && canActFor(ctx, ajuan.user_id) && (isKurang || ajuan.tgl_awal <= ctx.today);
      return [
        ...(refuses ? (['tolak_perubahan'] as const) : []),
        ...(cancels ? (['batal'] as const) : []),
        ...(returns ? (['kembalikan'] as const) : []),
      ];
    }
    case STATUS_CUTI.ditolak:
      return [];
  }
}

const PUTUSAN = ['setuju', 'ubah', 'tangguhkan', 'tolak'] as const;
