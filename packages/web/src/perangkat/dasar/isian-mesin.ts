/** What a machine is to be told of the server, in short and with drawings. */
export const ISIAN_MESIN = 'Yang diisi di mesin';
