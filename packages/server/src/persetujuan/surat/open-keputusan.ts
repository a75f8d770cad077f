import type { keputusanSurat } from '@hadir/contract/persetujuan/surat/keputusan-surat.links.ts';
import { isVersiLain } from '@hadir/rules/persetujuan/is-versi-lain.ts';
import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';
import type { LinkVerb } from '../../platform/http/pipeline/link-verb.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { refuseVersi } from '../jalan/refuse-versi.ts';
import { enterTautan } from './enter-tautan.ts';
import { keputusanPage } from './keputusan-page.ts';
import { takLagiAda } from './tak-lagi-ada.ts';

/** The request that a mailed link asks about, to whose turn it is; looking at it decides nothing. */
export const openKeputusan: LinkVerb<typeof keputusanSurat.openKeputusan> = async (door, { token }) => {
  const { passed, lewat, untuk, objek_id, urutan, versi, alamat } = await enterTautan(door, token);
  return {
    passed,
    run: async (base) => {
      const ctx = { ...base, ...passed };
      const lihat = async () => {
        const lembar = await lewat.lihat(ctx, objek_id);
        if (lembar.isGiliran && isVersiLain(versi, lembar.versi)) throw await refuseVersi(ctx, { untuk, objek_id });
        return lembar;
      };
      const lembar = await takLagiAda(alamat, lihat());
      if (!lembar.isGiliran || lembar.urutan !== urutan) throw new Refusal('cuti.link_not_yours', { alamat });
      return keputusanPage(lembar, isTerhubung(passed.organisasi) ? 'hijau' : 'ungu');
    },
  };
};
