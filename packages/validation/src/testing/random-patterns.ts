import fc from 'fast-check'

const atoms = [
  'a',
  'b',
  'c',
  '1',
  '-',
  '_',
  ' ',
  '.',
  '\\d',
  '\\D',
  '\\w',
  '\\W',
  '\\s',
  '\\S',
  '\\b',
  '\\B',
  '^',
  '$',
  '\\.',
  '\\-',
  '\\/',
  '\\x41',
  '\\u4e2d',
  '\\t',
  '\\n',
  '\\0',
  '\\cA',
  '[abc]',
  '[^abc]',
  '[a-c1-9]',
  '[\\w-]',
  '[^\\s]',
  '[\\S]',
  '[]',
  '[^]',
  '[\\b]',
  '[a\\-c]',
  '[\\d-x]',
  '{',
  '}',
  ']',
  'é',
]
const hard = [
  '(?=a)',
  '(?!b)',
  '(?<=a)',
  '(?<!b)',
  '\\1',
  '(?=.*b)',
  '(?!.*c)',
  '\\k',
  '\\u{61}',
  '\\p{L}',
  '\ud83d\ude00',
]
const counts = ['*', '+', '?', '{2}', '{1,3}', '{0,2}', '{2,}', '*?', '+?']

/** Patterns of JavaScript by its grammar, some with look-around and back-references; not all of them compile. */
export const randomPattern: fc.Arbitrary<string> = fc
  .letrec<{ choice: string; term: string; atom: string }>((tie) => ({
    atom: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 12, arbitrary: fc.constantFrom(...atoms) },
      { weight: 1, arbitrary: fc.constantFrom(...hard) },
      { weight: 2, arbitrary: tie('choice').map((inside) => `(${inside})`) },
      { weight: 1, arbitrary: tie('choice').map((inside) => `(?:${inside})`) },
    ),
    term: fc
      .tuple(tie('atom'), fc.option(fc.constantFrom(...counts), { freq: 3, nil: '' }))
      .map((parts) => parts.join('')),
    choice: fc
      .array(
        fc.array(tie('term'), { minLength: 1, maxLength: 4 }).map((terms) => terms.join('')),
        { minLength: 1, maxLength: 2 },
      )
      .map((branches) => branches.join('|')),
  }))
  .choice.chain((inside) => fc.constantFrom(inside, `^${inside}$`, `^(?=.*a)(?!b)${inside}$`))

/** Texts that such patterns may fit, with ends of lines, blanks of all kinds and signs beyond the basic plane. */
export const randomText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom('a', 'b', 'c', '1', '-', '_', ' ', 'A', 'aa', 'ab') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            '\n',
            '\r',
            '\u2028',
            '\u00a0',
            '\ufeff',
            '\t',
            '\b',
            '\0',
            '中',
            'é',
            '.',
            'u',
            'p',
            '😀',
            '\ud83d',
          ),
        },
      ),
      { maxLength },
    )
    .map((signs) => signs.join(''))
