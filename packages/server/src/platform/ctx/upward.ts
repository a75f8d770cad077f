/**
 * What domains tell those above them, and ask of them, without knowing who they are. Each domain that does adds its own
 * lines to this interface, in its file `…-upward.ts`; `app/upward.ts` answers them all.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- the domains fill it; platform knows none of them
export interface Upward {}
