/** The partner of a seat who follows another seat (the seat itself for the nearest) clockwise; -1 if there is none. Seats from 0. */
export function nextPartner(sides: readonly number[], seat: number, after: number): number {
  for (let next = (after + 1) % sides.length; next !== seat; next = (next + 1) % sides.length) {
    if (sides[next] === sides[seat]) return next;
  }
  return -1;
}
