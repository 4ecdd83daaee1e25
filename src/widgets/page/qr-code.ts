import { encode } from 'uqr';

/**
 * The QR code of an address as the path of an SVG drawing in units of one module, with the quiet zone that readers of such codes need.
 * `size` is its width and height.
 */
export function qrCode(address: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(address, { ecc: 'M', border: 4 });
  const rows = data.map((modules, y) => {
    const row = modules.map((dark) => (dark ? '1' : '0')).join('');
    return Array.from(
      row.matchAll(/1+/g),
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    ).join('');
  });
  return { size, path: rows.join('') };
}
