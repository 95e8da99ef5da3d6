/** Names that break a format whose writer forgets to escape. */
export const HOSTILE_NAMES: readonly string[] = [
  '<b>Bold</b> & "quoted" \'single\' </title><script>alert(1)</script>',
  'a ]]> b ]]> c <![CDATA[ d &amp; &#38; %3C',
  '=HYPERLINK("https://evil.example","x")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  "'=1+1, with an apostrophe",
  'comma, semicolon; "quote" and "" two',
  'מסכה של כהן \u{202E}right to left',
  'Jade \u{1F3FA} 玉器 ਨਕਾਬ',
  '}, url = {https://evil.example}, x = {',
  '\\input{secret} $x_1^2$ 100% #1 ~ { unbalanced',
  'back\\',
  "dashes -- --- and ''quotes'' ``here`` ,,there'' ?` !`",
  '*/ --> <!-- {{ template }} ${x} \\u003c',
];
