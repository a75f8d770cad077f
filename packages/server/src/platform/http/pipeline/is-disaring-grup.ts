import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';

/** Whether a call reads what an organisation has, narrowed to groups that its query names. */
export const isDisaringGrup = ({ method, scope, path, input }: Endpoint): boolean =>
  method === 'GET' && scope === 'organisasi' && 'group_id' in input.shape && !path.includes('{group_id}');
