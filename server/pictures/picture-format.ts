/** What each format begins with; `ftyp` boxes of AVIF name it among their brands. */
const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const AVIF_BRANDS = ['avif', 'avis'];

type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** Recognizes a picture by its first bytes, whatever its name and declared type are; null for anything else. */
export function pictureFormat(bytes: Buffer): PictureFormat | null {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  const startsWith = (signature: number[]) =>
    signature.every((byte, index) => bytes[index] === byte);

  if (startsWith(JPEG)) return 'jpeg';
  if (startsWith(PNG)) return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && brands(bytes).some((brand) => AVIF_BRANDS.includes(brand))) {
    return 'avif';
  }
  return null;
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
