import fc from 'fast-check';

/** One of the words of a text. */
export const wordOf = (words: string): fc.Arbitrary<string> => fc.constantFrom(...words.split(' '));

/** Texts that are known to cause errors in programs. */
const troublesome = fc.oneof(
  fc.constantFrom('', ' ', '\0', 'a\0b', '\ud800', 'a\udfff', '\u2028', '\u2029', '\ufeff', '\r\n'),
  wordOf('\u202eabc שלום مرحبا e\u0301\u0301 Z\u0351\u036b İ ß ﬀ Σς 👩‍👩‍👧 𝒳 \u0001 \u0002 \x7f'),
  wordOf('__proto__ constructor toString hasOwnProperty length then null undefined true'),
  wordOf('NaN Infinity -0 1e400 0x10 1.0 9007199254740993 2147483648 -1 １'),
  wordOf(`'/**/OR/**/1=1--  ";DROP/**/TABLE/**/artifacts;-- % _ * \\ $1 :name ? " {} %00`),
  wordOf('<script> ${7*7} ../..'),
  fc.constantFrom('x'.repeat(201), 'é'.repeat(10_001), '👩‍👩‍👧'.repeat(2_000), ' '.repeat(50_000)),
);

/**
 * Any code point but a surrogate. The unit 'binary' of fast-check is the same, but each file of tests
 * would take more than a second to build its map of a million code points, which only shrinking needs.
 */
const codePoint = fc
  .nat(0x10_ff_ff - 0x8_00)
  .map((n) => String.fromCodePoint(n < 0xd8_00 ? n : n + 0x8_00));

const piece = fc.oneof(
  troublesome,
  fc.string({ unit: codePoint, maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

/** Any text: in every script, malformed, very long. */
export const text: fc.Arbitrary<string> = fc.oneof(
  piece,
  fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join('')),
  // Cutting may leave half of a surrogate pair.
  fc.tuple(fc.string({ unit: codePoint }), fc.nat(20)).map(([whole, at]) => whole.slice(at)),
);

/** Mostly a text that a form accepts, with white space around it. */
export const sentence: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', ' ', '\u00a0', '\ufeff'),
      fc.string({ unit: 'grapheme', minLength: 1 }),
    )
    .map(([space, words]) => space + words + space),
  text,
);

const number = fc.oneof(
  fc.constantFrom(-0, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 1e308, 5e-324),
  fc.integer(),
  fc.double(),
);

/** Deeply nested objects or lists. */
const nested = fc
  .tuple(fc.constantFrom('list', 'a', 'input', '__proto__'), fc.constantFrom(1, 10, 1_000))
  .map(([name, levels]) => {
    let value: unknown = 1;
    for (let n = 0; n < levels; n += 1) value = name === 'list' ? [value] : { [name]: value };
    return value;
  });

const key = fc.oneof(fc.constantFrom('id', 'first', 'input', 'a'), text);

/** Anything that JSON can hold. */
export const json: fc.Arbitrary<unknown> = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    text,
    number,
    fc.constantFrom(null, true, false),
    nested,
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(key, tie('any'), { maxKeys: 4 }),
  ),
})).any;

/** Mostly a valid value, otherwise any JSON. */
export const mostly = <Value>(valid: fc.Arbitrary<Value>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: valid }, { weight: 1, arbitrary: json });

/** A text with a few of its characters removed, doubled, swapped or added. */
export const corrupted = (valid: fc.Arbitrary<string>): fc.Arbitrary<string> => {
  const edit = fc.tuple(
    fc.constantFrom('cut', 'end', 'insert', 'double', 'exchange'),
    fc.nat(),
    fc.nat(10),
    fc.oneof(wordOf('{ } ( ) [ ] ! @ $ : " # , . & | = \\ \n'), text),
  );
  return fc.tuple(valid, fc.array(edit, { minLength: 1, maxLength: 4 })).map(([whole, edits]) =>
    edits.reduce((before, [kind, place, length, added]) => {
      const at = before.length === 0 ? 0 : place % before.length;
      const [head, middle, tail] = [
        before.slice(0, at),
        before.slice(at, at + length),
        before.slice(at + length),
      ];
      if (kind === 'cut') return head + tail;
      if (kind === 'end') return head;
      if (kind === 'insert') return head + added + middle + tail;
      if (kind === 'double') return head + middle + middle + tail;
      return head + tail.slice(0, 1) + middle + tail.slice(1);
    }, whole),
  );
};

/** Text that Node accepts in a header, short enough for several to fit into one request head. */
export const headerText: fc.Arbitrary<string> = fc.oneof(
  text.map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2_000)),
  fc.constantFrom('*', '*/*;q=0', ',', ',,;q=', 'a;q=1;q=2', 'x'.repeat(2_000)),
);
