import type { keputusanSurat } from '@hadir/contract/persetujuan/surat/keputusan-surat.links.ts';
import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';
import type { LinkVerb } from '../../platform/http/pipeline/link-verb.ts';
import { tautanKe } from '../../platform/http/pages/tautan-ke.ts';
import { writeHalaman } from '../../platform/http/pages/write-halaman.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { enterTautan } from './enter-tautan.ts';
import { keputusanPage } from './keputusan-page.ts';
import { takLagiAda } from './tak-lagi-ada.ts';
import { useTautan } from './tautan.queries.ts';

/** Decides what a mailed link asks, once, by the verb that decides it inside. */
export const submitKeputusan: LinkVerb<typeof keputusanSurat.submitKeputusan> = async (
  door,
  { token, ...keputusan },
) => {
  const { passed, lewat, objek_id, urutan, versi, token_hash, alamat } = await enterTautan(door, token);
  const edisi = isTerhubung(passed.organisasi) ? 'hijau' : 'ungu';
  return {
    passed,
    call: { endpoint: lewat.call, objek: { objek: lewat.objek, objek_id: String(objek_id), tentang_id: null } },
    run: async (base) => {
      const ctx = { ...base, ...passed };
      if (!(await useTautan(ctx, token_hash))) throw new Refusal('cuti.link_used', { alamat });
      const diputus = takLagiAda(alamat, lewat.decide(ctx, objek_id, { ...keputusan, urutan, versi }));
      await diputus.catch(async (error: unknown) => {
        if (!isTanpaKeterangan(error)) throw error;
        const halaman = keputusanPage(await lewat.lihat(ctx, objek_id), edisi, keputusan.tindakan);
        throw new Refusal(error.code, { ...error.details, halaman });
      });
      return writeHalaman({
        judul: 'Keputusan tersimpan',
        kalimat: 'Terima kasih. Anggota yang mengajukan diberi tahu.',
        isi: tautanKe(alamat, 'Buka ajuan di Hadir'),
        edisi,
      });
    },
  };
};

/** What each kind of request calls the remark that a refusal needs. */
const KETERANGAN = ['keterangan', 'catatan'];

const isTanpaKeterangan = (error: unknown): error is Refusal =>
  error instanceof Refusal && KETERANGAN.some((field) => error.details.errors?.[field] !== undefined);
