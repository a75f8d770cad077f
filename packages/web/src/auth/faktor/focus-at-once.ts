/** As a `ref`: what stands in the place of a form that was just sent takes the keyboard over. */
export const focusAtOnce = (node: HTMLElement | null): void => node?.focus();
