/** A packed text as far as it could be unpacked. */
export interface Unpacked {
  readonly text: string;
  /** Where the packed text is damaged: the place of a sign that belongs in none, or that it breaks off; null where it is whole. */
  readonly damage: { readonly code: 'wrong-sign' | 'broken-off' | 'too-long'; readonly place: number } | null;
}

/** How many bytes are unpacked at a time: what comes before a damaged one is not lost with it. */
const bite = 48;

/** Packs a text into the letters, digits, `-` and `_` that are safe in the fragment of an address. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  const signs = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Unpacks what `packText` has packed, up to `longest` bytes: a short text can hold an endless one. Of a damaged text it gives what comes
 * before the damage.
 */
export async function unpackText(packed: string, longest: number): Promise<Unpacked> {
  const sound = /^[\w-]*/.exec(packed)?.[0] ?? '';
  const wrong = sound.length < packed.length ? ({ code: 'wrong-sign', place: sound.length } as const) : null;
  // Four signs are three bytes; one sign alone is none.
  const whole = sound.slice(0, sound.length % 4 === 1 ? -1 : undefined);
  const bytes = Uint8Array.from(atob(whole.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  const { parts, end } = await unpackBytes(bytes, longest);
  const text = new TextDecoder().decode(await new Blob(parts).arrayBuffer());
  if (end === 'whole') return { text, damage: wrong };
  return { text, damage: end === 'too-long' ? { code: end, place: packed.length } : (wrong ?? brokenOff(packed)) };
}

function brokenOff(packed: string) {
  return { code: 'broken-off', place: packed.length } as const;
}

async function unpackBytes(bytes: Uint8Array<ArrayBuffer>, longest: number) {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const feed = async () => {
    for (let place = 0; place < bytes.length; place += bite) await writer.write(bytes.subarray(place, place + bite));
    await writer.close();
  };
  const fed = feed().catch(() => undefined);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.readable.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > longest) {
        await reader.cancel();
        return { parts, end: 'too-long' } as const;
      }
      parts.push(part.value);
    }
    await fed;
    return { parts, end: 'whole' } as const;
  } catch {
    return { parts, end: 'broken' } as const;
  }
}
