/** Brings the sentence that says why sending failed into sight: at the foot of a long form nobody would see it. */
export function meetFailure(form: ParentNode | undefined, failure: string | undefined): void {
  if (!failure) return;
  const said = [...(form?.querySelectorAll('[role=alert]') ?? [])].find(({ textContent }) => textContent === failure);
  said?.scrollIntoView({ block: 'nearest' });
}
