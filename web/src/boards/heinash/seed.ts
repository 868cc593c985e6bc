/** A seed as it is typed: digits that the shuffle takes, or nothing. */
export function seedOf(text: string): string | null {
  const digits = text.trim();
  if (!/^\d{1,20}$/.test(digits)) return null;
  return BigInt(digits) < 2n ** 64n ? String(BigInt(digits)) : null;
}
