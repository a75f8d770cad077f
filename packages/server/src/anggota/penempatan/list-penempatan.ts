import { selectPenempatan } from './penempatan.queries.ts';
import type { penempatan } from '@hadir/contract/anggota/penempatan/penempatan.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listPenempatan: Verb<typeof penempatan.listPenempatan> = selectPenempatan;
