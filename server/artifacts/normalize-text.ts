/**
 * The form of a text in which names are compared: without case and accents, in every script.
 * Compatibility decomposition, then diacritics removed (marks that are letters, as in Devanagari,
 * stay), then case folded by way of upper case (for ı and ẞ), every sigma alike, and composed again.
 */
export function normalizeText(text: string): string {
  return withoutDiacritics(withoutDiacritics(text).toLowerCase().toUpperCase().toLowerCase())
    .replaceAll('ς', 'σ')
    .normalize('NFKC');
}

function withoutDiacritics(text: string): string {
  return text.normalize('NFKD').replace(/(?=\p{Diacritic})\p{Mn}/gu, '');
}
