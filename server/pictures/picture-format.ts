/** What each format begins with; `ftyp` boxes of AVIF name it among their brands. */
const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const AVIF_BRANDS = ['avif', 'avis'];

/** Whether the first bytes are those of a JPEG, PNG, WebP or AVIF, whatever the declared type is. */
export function isPicture(bytes: Buffer): boolean {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  const startsWith = (signature: number[]) =>
    signature.every((byte, index) => bytes[index] === byte);

  const isWebp = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP';
  const isAvif =
    text(4, 8) === 'ftyp' && brands(bytes).some((brand) => AVIF_BRANDS.includes(brand));
  return startsWith(JPEG) || startsWith(PNG) || isWebp || isAvif;
}

/** The major brand, and those that the file is compatible with. */
function brands(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 128);
  const all: string[] = [];
  for (let start = 8; start + 4 <= end; start += 4) {
    // The four bytes after the major brand are a version.
    if (start !== 12) all.push(bytes.toString('latin1', start, start + 4));
  }
  return all;
}
