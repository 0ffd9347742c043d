import { namePattern } from '../names/index.ts'

/** A pattern number of the platform, an expression that goes with its message, and texts that fit it and do not. */
export interface WirePattern {
  readonly id: number
  readonly pattern: string
  readonly good: readonly string[]
  readonly bad: readonly string[]
}

const one = (id: number, pattern: string, good: readonly string[], bad: readonly string[]): WirePattern => ({
  id,
  pattern,
  good,
  bad,
})

/** All 25 patterns. Source: contract section 6; 20 to 24 as the README says. */
export const wirePatterns: readonly WirePattern[] = [
  one(0, '*', ['any', '!?'], []),
  one(1, '^[a-zA-Z][a-zA-Z0-9]*$', ['demo01', 'A'], ['1abc', 'ab_c']),
  one(2, '^[\\u4e00-\\u9fa50-9]+$', ['中文8', '88'], ['abc', '中 文']),
  one(3, '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', ['name@example.com'], ['name@example', 'na me@a.b', '@a.b']),
  one(4, '^[a-zA-Z0-9]+$', ['abc12345'], ['abc-123', 'a b']),
  one(5, '^(?=.*[a-zA-Z])(?=.*[0-9])[a-zA-Z0-9]+$', ['abc123'], ['abcdef', '123456', 'abc12!']),
  one(6, '^[0-9]+$', ['09171234567'], ['0917 123', 'x1']),
  one(7, '^(?=.*[A-Z])[a-zA-Z0-9]+$', ['aBc'], ['abc', 'A-b']),
  one(8, '^[a-zA-Z ]+$', ['Ana Cruz'], ['Ana2', 'José']),
  one(9, '^\\S+$', ['a!b'], ['a b', 'a\u00a0b']),
  one(10, '^[\\u4e00-\\u9fa5\\u00b7.]+$', ['阿卜杜勒·热合曼'], ['Li', '李 四']),
  one(11, '^\\d{4}-\\d{2}-\\d{2}$', ['1990-05-31'], ['31-05-1990', '1990-5-31']),
  one(12, '^[a-zA-Z]+( [a-zA-Z]+)+$', ['Ana Cruz', 'Ana de la Cruz'], ['Ana', 'Ana  Cruz', 'Ana Cruz2']),
  one(13, '^\\d{2}-\\d{2}-\\d{4}$', ['05-31-1990'], ['1990-05-31']),
  one(14, '^[a-zA-Z0-9]+$', ['Code7'], ['co de']),
  one(15, '^[\\uac00-\\ud7a3]+$', ['김철수'], ['Kim', '김 철수']),
  one(16, '^[\\u0e00-\\u0e7f]+$', ['สมชาย'], ['Somchai', 'สม ชาย']),
  one(17, '^[\\u0e00-\\u0e7fa-zA-Z ]+$', ['สมชาย Lee'], ['สมชาย1']),
  one(18, '^(?=.*[A-Z])[A-Z ]+$', ['ANA CRUZ'], ['Ana', 'A1']),
  one(19, '^[\\x21-\\x7e]+$', ['a!B2'], ['a b', 'é']),
  one(20, '^[a-z0-9]+$', ['abc7'], ['Abc7']),
  one(21, namePattern, ['José Núñez', "O'Brien-Peña Jr.", 'Suharto'], ['José1', 'สมชาย', 'Li, Wei']),
  one(22, '^\\w+$', ['a_1'], ['a-1']),
  one(23, '^(?=.*[a-zA-Z])(?=.*[0-9])(?=.*[^a-zA-Z0-9\\s]).+$', ['a1!'], ['a12', 'ab!', '12!']),
  one(24, '^09[0-9]+$', ['09171234567'], ['19171234567', '0917-123']),
]

/** Expressions that are none: a browser's own engine refuses to compile them. */
export function invalidPatterns(count: number): readonly string[] {
  const kernels = [
    '[',
    '(',
    ')',
    '(?',
    'a{2,1}',
    '*a',
    '+',
    '?x',
    '[z-a]',
    '(?<n',
    '(?<n>a)(?<n>b)',
    'a**',
    '\\',
    '(?:',
    '[\\',
    '(?<=',
    '(?!',
    '|*',
    '{2}{3}',
    '^*',
  ]
  return Array.from(
    { length: count },
    (_, turn) => `${'ab1.'.repeat(turn % 9)}|${kernels[turn % kernels.length] ?? '['}`,
  )
}
