/**
 * The day that printed pages carry, as `2026-11-21`: that of the build, or the one that `SOURCE_DATE_EPOCH` names, by which builds are made the
 * same again.
 */
export function printedOn(): string {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH);
  const day = epoch > 0 ? new Date(epoch * 1000) : new Date();
  return day.toISOString().slice(0, 10);
}
