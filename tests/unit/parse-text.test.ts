import 'reflect-metadata';
import fc from 'fast-check';
import { columnsOf } from '../../server/catalogue/artifacts/artifact.columns';
import type { ArtifactInput } from '../../server/catalogue/artifacts/artifact.types';
import { normalizeText } from '../../common/normalize-text';
import { artifactWords, parseText, wordsOf } from '../../server/catalogue/artifacts/search/words';
import type { TextTerm } from '../../server/database/search-index';
import { buildArtifact } from '../support/artifact';
import { builtInRecord } from '../support/record';

test.each([
  ['The Mask of Tutankhamun', ['the', 'mask', 'of', 'tutankhamun']],
  ['Ναός, ΟΔΥΣΣΕΎΣ', ['ναοσ', 'οδυσσευσ']],
  ["the king's blue-green no. 3/4", ['the', 'kings', 'blue', 'green', 'no', '3', '4']],
  ["'Qurʾān' ’ 5'3", ['quran', '5', '3']],
  ['青銅鏡 mirror', ['青', '銅', '鏡', 'mirror']],
  ['鏡mirrorミラー', ['鏡', 'mirror', 'ミ', 'ラ', 'ー']],
  ['ไทย', ['ไ', 'ท', 'ย']],
  ['한국 도자기', ['한국', '도자기']],
  ['सिंह', [normalizeText('सिंह')]],
  ['𐎠𐎼 𒀀', ['𐎠𐎼', '𒀀']],
  ['½ ④ ² №5', ['1', '2', '4', '2', 'no5']],
  ['🏺 -- "…" ¶', []],
  ['', []],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

const artifact = buildArtifact({
  artifactName: 'Bronze mirror',
  createdAt: 'c. 200 BC',
  discoveredAt: 'Luoyang, China',
  discoveredBy: 'Museum of Henan',
  presentLocation: 'British Museum',
  description: '青銅鏡 of a British',
  historicalContext: 'museum',
}) as Parameters<typeof artifactWords>[0];

/** Whether the stored words contain every term: the statements of both engines compare the same. */
const containsTerms = (terms: readonly TextTerm[], stored: string) =>
  terms.every(({ words, isPrefix }) =>
    stored.includes(` ${words.join(' ')}${isPrefix ? '' : ' '}`),
  );

test.each(['description', 'discoveredBy'])('an update without %s keeps its words', (absent) => {
  const given = Object.entries(buildArtifact({ artifactName: 'Plate' }));
  const input = Object.fromEntries(given.filter(([name]) => name !== absent));
  const { words } = columnsOf(input as unknown as ArtifactInput, artifact, builtInRecord);
  expect(words).toBe(artifactWords({ ...artifact, ...input }));
});

test('only the first 255 characters of a word count', () => {
  const long = '𐎠'.repeat(300);
  expect(wordsOf(long)).toEqual(['𐎠'.repeat(255)]);
  expect(parseText(long)[0]?.words).toEqual(wordsOf(long));
});

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });

test.each(['%', '🏺 ¶', "'", '""'])('%s alone looks for what no text has', (text) => {
  expect(containsTerms(parseText(text), artifactWords({ ...artifact, description: text }))).toBe(
    false,
  );
});

test('always: words are letters, marks and digits, and are found again as a phrase', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const words = wordsOf(text);
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
      expect(wordsOf(words.join(' '))).toEqual(words);
      const stored = artifactWords({ ...artifact, description: text });
      if (words.length === 0) return;
      expect(
        containsTerms(parseText(`"${text.replaceAll(/["“”„‟«»〝〞〟＂]/gu, '')}"`), stored),
      ).toBe(true);
    }),
    { seed: 1 },
  );
});

test('always: an artifact is found by each of its words, by a beginning, and by all of them', () => {
  fc.assert(
    fc.property(anyText, anyText, (name, context) => {
      const stored = artifactWords({ ...artifact, artifactName: name, historicalContext: context });
      const words = [...wordsOf(name), ...wordsOf(context)];
      expect(containsTerms(parseText(words.join(' ')), stored)).toBe(true);
      for (const word of words) {
        const beginning = [...word].slice(0, 2).join('');
        expect(containsTerms(parseText(beginning), stored)).toBe(true);
      }
    }),
    { seed: 1 },
  );
});
