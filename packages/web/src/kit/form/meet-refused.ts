/**
 * The fields in here that hold a text which they could not take, such as a date that there is not; each says why then. Such a
 * field tells its form nothing, and sending would lose what stands in it.
 */
export function findRefused(root: ParentNode): HTMLInputElement[] {
  const refused = [...root.querySelectorAll('input')].filter(
    ({ willValidate, validity }) => willValidate && validity.customError,
  );
  for (const input of refused) input.checkValidity();
  return refused;
}

/** Whether there is one; the first has the focus then. */
export function meetRefused(root: ParentNode): boolean {
  const [first] = findRefused(root);
  first?.focus();
  return first !== undefined;
}
