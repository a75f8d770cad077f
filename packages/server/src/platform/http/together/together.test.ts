import { contract } from '@hadir/contract/contract.generated.ts';
import { expect, test } from 'vitest';
import { rowInserter } from '../../db/together/insert-rows.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import { AnswerText } from '../answer/answer-text.ts';
import { together } from './together.ts';
import type { TogetherCtx } from '../pipeline/together-verb.ts';
import { objekOf } from '../pipeline/objek-of.ts';

const { given, deps, all } = await startTestServer();

type Baris = { tenant_id: number; organisasi_id: number; nama: string };
const insertGrup = rowInserter('grup', { tenant_id: 'integer', organisasi_id: 'integer', nama: 'text' });

/** Makes a group of members of that name, and answers it. */
const makeGrup = together<{ nama: string }, { ctx: TogetherCtx; nama: string }, true, Baris, string>({
  prepare: async (ctx, { nama }) => ({ ctx, nama }),
  renew: async (_, item) => item,
  keyOf: ({ nama }) => nama,
  gather: async (_, items) => items.map(() => true),
  judge: ({ ctx: { organisasi }, nama }) => ({
    rows: { tenant_id: organisasi.tenant_id, organisasi_id: organisasi.organisasi_id, nama },
    output: nama,
    change: {},
  }),
  write: (rows) => [insertGrup(rows)],
});

test('one whose answer cannot be written leaves nothing, and those who came with it are all there', async () => {
  const organisasi = await given.organisasi();
  const { user_id } = await given.anggota(organisasi);
  const write = (output: unknown) => {
    if (output === 'rusak') throw new Error('cannot be written');
    return new AnswerText(JSON.stringify(output));
  };
  const call = (nama: string) => {
    const passed = {
      now: deps.now(),
      today: '2026-11-20',
      actor: { user_id, nama: 'Siti', tenant_id: organisasi.tenant_id, sesi_id: '', peran: 'user', izin: {} },
      tenant_id: organisasi.tenant_id,
      organisasi,
      scope: { lingkup: 'organisasi', ...organisasi },
    };
    const key = { kunci: crypto.randomUUID(), panggilan: 'uji', isi_hash: nama, write, kept: deps.kept };
    const origin = { request_id: 'uji', ip: '127.0.0.1', user_agent: '' };
    const request = { endpoint: contract.presensi.submitPresensi, passed, key, hasil: 201, origin, objek: objekOf({}) };
    const ctx = { ...passed, deps, origin, request, checkAnswer: (output: unknown) => output };
    return makeGrup(ctx as unknown as TogetherCtx, { nama });
  };

  const ended = await Promise.allSettled(['satu', 'rusak', 'dua'].map(call));
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const stored = await all
    .selectFrom('grup')
    .select('nama')
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  expect(stored.map(({ nama }) => nama).toSorted()).toEqual(['dua', 'satu']);
});
