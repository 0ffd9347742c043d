// What formatting costs beside formatjs, lingui and i18next, and what each weighs in a page: pnpm bench:i18n.
import './production.ts'
import { contenders, type Name, type Say, type Take, type Values } from './contenders.ts'
import { interleaved, rounds } from '../interleaved.ts'
import { columns, judge, report } from './report.ts'
import { build, counted, manyTexts, plain, type Built } from './texts.ts'
import { weigh, weighWords } from './weights.ts'

const names = Object.keys(contenders) as Name[]
const pair = ['ours', '@formatjs/intl, compiled'] as const
const each = <Made>(make: (take: Take) => Made): Record<Name, Made> =>
  Object.fromEntries(names.map((name) => [name, make(contenders[name])])) as Record<Name, Made>

const print = (text: string): void => void process.stdout.write(text)

function compare(title: string, bar: number, works: Record<Name, (turn: number) => unknown>): void {
  for (const turn of [0, 1]) {
    const said = names.map((name) => JSON.stringify(works[name](turn)))
    if (new Set(said).size !== 1)
      throw new Error(
        `${title}: not all say the same: ${names.map((name, at) => `${name} ${said[at] ?? ''}`).join(' | ')}`,
      )
  }
  const times = interleaved(works)
  print(`\n${title}\n${report(times, pair[1])}${judge(times, pair, bar)}`)
}

const games: readonly Values[] = Array.from({ length: 64 }, (_, at) => ({
  count: at % 4 === 0 ? 1 : 1_659 + at,
  all: 12_400 + at,
}))
compare(
  'A message with a plural and a number',
  0.5,
  each((take) => {
    const say = take('EN', build(counted))
    return (turn) => say('games.count', games[turn % games.length])
  }),
)

compare(
  'A message without places',
  1.5,
  each((take) => {
    const say = take('EN', build(plain))
    return () => say('games.title')
  }),
)

const onScreen = 60
const packs: readonly (readonly ['EN' | 'TH', Built])[] = [
  ['TH', build(manyTexts(1_500, 'เกม'))],
  ['EN', build(manyTexts(1_500, 'game'))],
]
const shown: readonly (readonly [string, Values | undefined])[] = Object.entries(manyTexts(onScreen, '')).map(
  ([id, text], at) => {
    if (text.includes('plural')) return [id, { count: 1_659 + at, all: 12_400 }]
    return [id, text.includes('{name}') ? { name: 'Tessera' } : undefined]
  },
)
const formatAll = (say: Say): string[] => shown.map(([id, values]) => say(id, values))
compare(
  'A change of language: take 1,500 messages, format the 60 on the screen',
  1.2,
  each((take) => (turn) => {
    const [code, built] = packs[turn % packs.length] ?? packs[0] ?? ['EN', build({})]
    return formatAll(take(code, built))
  }),
)

print(
  `\nCPU time of one thread, medians of ${rounds} interleaved rounds; ratios to @formatjs/intl compiled, which a busy machine moves by a fifth\n`,
)
print(`\nFirst load: code in bytes of brotli 11, without React\n${columns(await weigh())}`)
print(
  `\nWords of one language, compiled, all packages of the repository, in bytes of brotli 11\n${columns(weighWords())}`,
)
