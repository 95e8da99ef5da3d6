/**
 * Letters with a stroke, a bar or a hook, and ligatures, which Unicode does not decompose, by the
 * letters that readers type for them.
 */
const TYPED_AS: Readonly<Record<string, string>> = {
  ...{ a: 'ⱥ', b: 'ƀƃɓ', c: 'ȼꞓƈ', d: 'đƌɖɗð', e: 'ɇ', f: 'ƒꞙ', g: 'ǥɠꞡ', h: 'ħɦⱨ', i: 'ɨꞽ' },
  ...{ j: 'ɉ', k: 'ƙꝁꝃꝅꞣⱪ', l: 'łƚɫⱡꝉ', n: 'ɲƞꞥꞑ', o: 'øɵꝋ', p: 'ᵽƥꝑ', q: 'ɋꝗꝙ', r: 'ɍꞧɽ' },
  ...{ s: 'ꞩȿ', t: 'ŧⱦƭʈ', u: 'ʉꞹ', v: 'ʋꝟ', w: 'ⱳ', y: 'ɏƴ', z: 'ƶȥⱬɀ' },
  ...{ ae: 'æ', oe: 'œ', th: 'þ', г: 'ғ', к: 'ҟҝ', о: 'ө', ү: 'ұ', х: 'ӿ', ч: 'ҹ' },
};

const typedAs = new Map(
  Object.entries(TYPED_AS).flatMap(([typed, letters]) =>
    [...letters].map((letter) => [letter, typed] as const),
  ),
);
const UNDECOMPOSED = new RegExp(`[${[...typedAs.keys()].join('')}]`, 'gu');

/** Apostrophes, and what is written for one. */
export const APOSTROPHES = "'‘’‛`´＇′‵՚׳״";

/** Apostrophes that would decompose into a space and an accent. */
const SPACED_APOSTROPHES = /[´\u0384\u1fbd\u1fbf\u1ffd\u1ffe]/g;

/**
 * Marks of a word that readers do not type: apostrophes, modifier letters such as ʿ ʾ ʻ, the alef and
 * the ain of Egyptologists, and the tatweel, which stretches Arabic words.
 */
const MARKS = `[${APOSTROPHES}ꞌꜣꜥ\u02b9-\u02c1\u02c6-\u02d1\u02ec\u02ee\ua717-\ua71f\ua788\u07f4\u07f5\u07fa\u0640]`;

/** Marks beside a letter. A mark alone, and a mark between digits (5'3"), stays. */
const MARKS_OF_WORDS = new RegExp(
  `(?<!${MARKS})(?=${MARKS})(?:(?<=[\\p{L}\\p{M}])${MARKS}+|${MARKS}+(?=(?!${MARKS})[\\p{L}\\p{M}]))`,
  'gu',
);

/** Accents, and characters that one does not see. The voicing marks of kana make other letters. */
const ACCENTS = /(?![\u3099\u309a])[\p{Mn}\p{Cf}\p{DI}](?<=[\p{Diacritic}\p{Cf}\p{DI}])/gu;

/**
 * The form of a text in which names are compared: without case, accents, and the marks of romanization,
 * in every script. Compatibility decomposition, then diacritics removed (marks that are letters, as in
 * Devanagari, stay), then case folded by way of upper case (for ı and ẞ), every sigma alike, letters as
 * they are typed, and composed again.
 */
export function normalizeText(text: string): string {
  const decomposed = withoutAccents(text.replace(SPACED_APOSTROPHES, "'"));
  return withoutAccents(decomposed.toLowerCase().toUpperCase().toLowerCase())
    .replaceAll('ς', 'σ')
    .replace(UNDECOMPOSED, (letter) => typedAs.get(letter) ?? letter)
    .replace(MARKS_OF_WORDS, '')
    .normalize('NFKC');
}

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(ACCENTS, '');
