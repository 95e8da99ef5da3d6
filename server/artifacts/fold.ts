/**
 * The form of a text in which case and accents make no difference, in every script: compatibility
 * decomposition, diacritics off (letters that are written as marks, as in Devanagari, stay), case
 * folded through upper case (ı, ẞ), every sigma alike, composed again.
 */
export function fold(text: string): string {
  return withoutDiacritics(withoutDiacritics(text).toLowerCase().toUpperCase().toLowerCase())
    .replaceAll('ς', 'σ')
    .normalize('NFKC');
}

function withoutDiacritics(text: string): string {
  return text.normalize('NFKD').replace(/(?=\p{Diacritic})\p{Mn}/gu, '');
}
