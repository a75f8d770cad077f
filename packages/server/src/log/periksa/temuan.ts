import type { Tempat } from '../segel/hash-segel.ts';

/** What was done to a line or to a seal since it was sealed. */
export type Temuan =
  | { jenis: 'diubah' | 'hilang' | 'disisipkan'; log_id: number }
  | { jenis: 'ditukar'; log_id: number; dengan: number }
  | { jenis: 'segel-diubah' | 'segel-hilang'; putaran: number; tenant_id: number | null; dari: Tempat; sampai: Tempat }
  | { jenis: 'penutup-diubah' | 'pelepasan-diubah'; bulan: string; tenant_id: number | null };

/** A finding as a person reads it. */
export function sebutTemuan(temuan: Temuan): string {
  switch (temuan.jenis) {
    case 'diubah':
      return `baris ${temuan.log_id} diubah setelah disegel`;
    case 'hilang':
      return `baris ${temuan.log_id} dihapus setelah disegel`;
    case 'disisipkan':
      return `baris ${temuan.log_id} disisipkan di antara yang sudah disegel`;
    case 'ditukar':
      return `baris ${temuan.log_id} dan ${temuan.dengan} ditukar isinya`;
    case 'penutup-diubah':
      return `penutup bulan ${temuan.bulan.slice(0, 7)} ${sebutTenant(temuan.tenant_id)} diubah`;
    case 'pelepasan-diubah':
      return `pelepasan bulan ${temuan.bulan.slice(0, 7)} ${sebutTenant(temuan.tenant_id)} diubah`;
    default: {
      const apa = temuan.jenis === 'segel-diubah' ? 'diubah' : 'hilang, atau ada yang hilang sebelumnya';
      return `segel ${temuan.putaran} ${sebutTenant(temuan.tenant_id)} (sampai baris ${temuan.sampai.log_id}) ${apa}`;
    }
  }
}

const sebutTenant = (tenant_id: number | null) => (tenant_id === null ? 'tanpa induk' : `induk ${tenant_id}`);
