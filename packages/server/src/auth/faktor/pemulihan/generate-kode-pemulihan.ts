import { renewKodePemulihan } from './renew-kode-pemulihan.ts';
import { withSandi } from '../dasar/with-sandi.ts';

export const generateKodePemulihan = withSandi(renewKodePemulihan);
