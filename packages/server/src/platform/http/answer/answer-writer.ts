import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import fastJsonStringify from 'fast-json-stringify';
import { serializerSchema } from './serializer-schema.ts';

type Write = (answer: unknown) => string;

const known = new WeakMap<Endpoint, Write>();

/** What writes a call's answer. A process with several servers, as tests have, compiles it once for all of them. */
export function answerWriter(endpoint: Endpoint): Write {
  const found = known.get(endpoint);
  if (found) return found;
  const write: Write = fastJsonStringify(serializerSchema(endpoint));
  known.set(endpoint, write);
  return write;
}
