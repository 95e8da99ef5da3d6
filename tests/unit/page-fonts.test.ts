import { readPageFonts } from '../../server/web/pages/page-fonts';

const face = (family: string, file: string, range: string) =>
  `@font-face{font-family:${family};src:url(/${file}.woff2)format("woff2");unicode-range:${range}}`;

const index = `
  <link rel="preload" as="font" href="/text-latin.woff2">
  <style>
    ${face('Fraunces Variable', 'headings-latin', 'U+20-7E')}
    ${face('Fraunces Variable', 'headings-extended', 'U+100-17F')}
    ${face('"Source Sans"', 'text-whole', 'U+??, U+100-2FF')}
    ${face('"Source Sans"', 'text-cyrillic', 'U+4??')}
    ${face('"Source Sans"', 'text-extended', 'U+100-17F')}
    ${face('"Source Sans"', 'text-latin', 'U+20-7E,U+A0-FF,U+2000-206F')}
    @font-face { font-family: "Stand-in"; src: local('Arial') }
  </style>`;

const fontsOf = (body: string) =>
  [...readPageFonts(index)(body).matchAll(/href="\/([\w-]+)\.woff2"/g)].map(([, file]) => file);

it.each([
  ['none', '<h1>Kyoto</h1>\n\t<p>“Café” – all of it…</p>', []],
  ['those of the text', '<h2>Kyoto</h2><p>Shōsōin</p>', ['text-extended']],
  ['those of headings', '<h2 dir="auto">Sh<b>ō</b>sōin</h2><p>Kyoto</p>', ['headings-extended']],
  ['those of both', '<h2>Shōsōin</h2><p>ō</p>', ['headings-extended', 'text-extended']],
  ['the last face that has a letter', '<p>ș</p>', ['text-whole']],
  ['several', '<p>Łódź, Лодзь</p>', ['text-cyrillic', 'text-extended']],
  ['none for attributes and data', '<p title="ō">o</p><script>"ō"</script>', []],
  ['none where no face has the letters', '<p>陶</p>', []],
])('a page preloads %s', (_name, body, expected) => {
  expect(fontsOf(body)).toEqual(expected);
});
