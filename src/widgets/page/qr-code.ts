import { encode } from 'uqr';

/**
 * The QR code of an address as a path to be stroked one unit wide, in units of one module, with the quiet zone that readers of such codes
 * need. `size` is its width and height. Each row of modules is one line with gaps: `M4 4.5h7m2 0h1` are seven dark modules, two light
 * ones and a dark one, which is half as long as a rectangle each.
 */
export function qrCode(address: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const rows = data.map((modules, y) => {
    const row = modules.map((dark) => (dark ? '1' : '0')).join('');
    let end = 0;
    return Array.from(row.matchAll(/1+/g), ({ index, 0: { length } }) => {
      const start = end === 0 ? `M${index} ${y + 0.5}` : `m${index - end} 0`;
      end = index + length;
      return `${start}h${length}`;
    }).join('');
  });
  return { size, path: rows.join('') };
}
