/** Where the device keeps that the reader wants no keys of one sign at tables. */
const kept = 'table-keys';

/** What holds as long as the device keeps nothing. */
let wanted = true;

/** Whether keys of one sign act at a table that has the focus. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(kept) === null ? wanted : localStorage.getItem(kept) !== 'off';
  } catch {
    return wanted;
  }
}

/** Turns the keys of one sign off, and on again, at all tables of this device. */
export function turnKeys(on: boolean): void {
  wanted = on;
  try {
    if (on) localStorage.removeItem(kept);
    else localStorage.setItem(kept, 'off');
  } catch {
    // A device that keeps nothing has them turned for this page.
  }
}
