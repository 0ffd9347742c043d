// What our form, search, limiter and time-zone code costs beside libraries that do such work: pnpm bench:libraries.
import { interleaved, quantile } from '../interleaved.ts'
import { bytesOf } from '../bytes-of.ts'
import { columns } from '../i18n/report.ts'
import { questions } from './games.ts'
import { searches } from './searches.ts'

const print = (text: string): void => void process.stdout.write(text)
const packages = '../../../packages'

const weights = {
  'a form': {
    'ours, useForm of validation': `export { useForm } from '${packages}/validation/src/react/use-form.ts'`,
    'react-hook-form': `export { useForm } from 'react-hook-form'`,
    '@tanstack/react-form': `export { useForm } from '@tanstack/react-form'`,
  },
  'a search': {
    'ours, createSearchIndex of games': `export { createSearchIndex } from '${packages}/games/src/search/search-index.ts'`,
    'fuse.js': `export { default } from 'fuse.js'`,
    minisearch: `export { default } from 'minisearch'`,
    uFuzzy: `export { default } from '@leeoniya/ufuzzy'`,
  },
  'a day in a time zone': {
    'ours, dayStart of i18n': `export { dayStart } from '${packages}/i18n/src/format/zone-day.ts'`,
    '@date-fns/tz and startOfDay': `export { tz } from '@date-fns/tz'; export { startOfDay } from 'date-fns/startOfDay'`,
    'temporal-polyfill': `export { Temporal } from 'temporal-polyfill'`,
  },
  'at most four at once': { 'p-limit': `export { default } from 'p-limit'` },
} as const

for (const [title, each] of Object.entries(weights)) {
  const rows: string[][] = []
  for (const [name, contents] of Object.entries(each)) rows.push([name, String(await bytesOf(contents))])
  print(`\n${title}: bytes of brotli 11, without React\n${columns(rows)}`)
}

type Name = keyof typeof searches
const names = Object.keys(searches) as Name[]
const made = Object.fromEntries(names.map((name) => [name, searches[name]()])) as Record<
  Name,
  ReturnType<(typeof searches)[Name]>
>
const isRight = (name: Name, { typed, meant }: (typeof questions)[number]): boolean => {
  const [first] = made[name](typed)
  return meant === null ? first === undefined : first !== undefined && meant.test(first)
}
print('\nsearch of 20,003 games: whether the first found is one that was meant\n')
print(
  columns([
    ['typed', 'what it tries', ...names],
    ...questions.map((question) => [
      question.typed,
      question.kind,
      ...names.map((name) => (isRight(name, question) ? 'yes' : 'NO')),
    ]),
  ]),
)
const timed = [
  ...questions.map(({ typed }) => ({ title: typed, each: (name: Name) => () => made[name](typed) })),
  { title: 'the index', each: (name: Name) => () => searches[name]() },
]
print('\nCPU milliseconds of one question, medians of interleaved rounds\n')
const rows = [['typed', ...names]]
for (const { title, each } of timed) {
  const times = interleaved(Object.fromEntries(names.map((name) => [name, each(name)])) as Record<Name, () => unknown>)
  rows.push([title, ...names.map((name) => (quantile(times[name], 0.5) / 1_000).toFixed(2))])
}
print(columns(rows))
