import { types, type CustomTypesConfig } from 'pg';

const { builtins } = types;
const asText = (text: string) => text;

/** Dates and times stay text (they have no zone); counts and sums are numbers; only instants become Date. */
const BY_TYPE: Record<number, (text: string) => unknown> = {
  [builtins.DATE]: asText,
  [builtins.TIME]: asText,
  [builtins.TIMESTAMP]: asText,
  [builtins.INTERVAL]: asText,
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
};

export const typeParsers: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) =>
    (format !== 'binary' && BY_TYPE[oid]) || types.getTypeParser(oid, format as 'text'),
};
