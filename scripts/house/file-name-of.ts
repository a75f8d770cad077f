/** The file that a call's function stands in, without its folder: `submitCuti` in `submit-cuti.ts`. */
export const fileNameOf = (call: string): string => `${call.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}.ts`;
