/**
 * Whether a field in here holds a text that it could not take, such as a date that there is not; the first one says why and
 * has the focus then. Such a field tells its form nothing, and sending would lose what stands in it.
 */
export function meetRefused(root: ParentNode): boolean {
  const refused = [...root.querySelectorAll('input')].find(
    ({ willValidate, validity }) => willValidate && validity.customError,
  );
  if (!refused) return false;
  refused.checkValidity();
  refused.focus();
  return true;
}
