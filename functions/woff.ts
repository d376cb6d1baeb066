// Converts a WOFF font to TrueType, as libvips does not read WOFF.
// Format (https://www.w3.org/TR/WOFF/): a header of 44 bytes, 20 bytes for each table, the tables.
import { inflateSync } from 'node:zlib';

const WOFF = { header: 44, entry: 20, flavor: 4, numTables: 12 };
const SFNT = { header: 12, entry: 16 };
const ALIGNMENT = 4;

export function woffToTrueType(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF font');
  const count = woff.readUInt16BE(WOFF.numTables);
  const directory = Buffer.alloc(SFNT.header + SFNT.entry * count);
  woff.copy(directory, 0, WOFF.flavor, WOFF.flavor + 4);
  const largestPower = Math.floor(Math.log2(count));
  const searchRange = SFNT.entry * 2 ** largestPower;
  [count, searchRange, largestPower, SFNT.entry * count - searchRange].forEach((value, index) =>
    directory.writeUInt16BE(value, 4 + 2 * index),
  );

  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF.header + WOFF.entry * index;
    const [offset = 0, packedLength = 0, length = 0, checksum = 0] = [4, 8, 12, 16].map((at) =>
      woff.readUInt32BE(entry + at),
    );
    const packed = woff.subarray(offset, offset + packedLength);
    // Tables that compression would not make smaller are stored uncompressed.
    const table = packedLength < length ? inflateSync(packed) : packed;

    const target = SFNT.header + SFNT.entry * index;
    woff.copy(directory, target, entry, entry + 4);
    [checksum, end, length].forEach((value, field) =>
      directory.writeUInt32BE(value, target + 4 * (field + 1)),
    );
    const padding = Buffer.alloc(-length & (ALIGNMENT - 1));
    parts.push(table, padding);
    end += length + padding.length;
  }
  return Buffer.concat(parts);
}
