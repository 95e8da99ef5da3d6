import fc from 'fast-check';
import { jsonOf } from '../../server/graphql/json-text';

const name = fc.stringMatching(/^[_A-Za-z]\w{0,12}$/).filter((text) => text !== '__proto__');
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('"', '\\', '\n', '\u001f', '\u007f', '\ud800', '\udfff', 'é'),
  }),
);
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null), fc.date()),
    fc.array(tie('data')),
    fc.dictionary(name, tie('data'), { noNullPrototype: true }),
  ),
}));

test('the text of data is what JSON.stringify writes', () => {
  fc.assert(
    fc.property(data, (value) => {
      expect(jsonOf(value)).toBe(JSON.stringify(value));
    }),
  );
});
