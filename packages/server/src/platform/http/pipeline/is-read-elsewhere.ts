import { isWrite, type Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { isCostly } from './is-costly.ts';

/** Whether a call reads much and changes nothing: where there is a replica it is read there. */
export const isReadElsewhere = (endpoint: Endpoint): boolean =>
  !isWrite(endpoint) && (endpoint.elsewhere === true || isCostly(endpoint));
