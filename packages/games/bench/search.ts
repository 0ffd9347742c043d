// What a search of 20,000 games takes beside plain filters over lowered names: node --conditions=@parlour/source packages/games/bench/search.ts
import { createSearchIndex } from '../src/search/search-index.ts'
import { manyGames } from '../src/testing/many-games.ts'

const games = manyGames(20_000)
const lowered = games.map(({ name }) => name.toLowerCase())
const filter = (typed: string) => lowered.filter((name) => name.includes(typed))
const plain = (): void => void filter('dragon')

/** The least time of a run in that of another, in turns; between two of them the engine may put in code that it has optimised meanwhile. */
const ratio = async (run: () => void, other: () => void, turns: number): Promise<number> => {
  const took = (work: () => void): number => {
    const from = performance.now()
    work()
    return performance.now() - from
  }
  const least = { run: Infinity, other: Infinity }
  for (let turn = 0; turn < turns; turn++) {
    least.run = Math.min(least.run, took(run))
    least.other = Math.min(least.other, took(other))
    await new Promise(setImmediate)
  }
  return least.run / least.other
}

const index = createSearchIndex(games)
const found = ['d', 'dr', 'dra', 'dragon', 'jade', 'night', 'tiger f', 'ruby r', 'zodiac']
const measures: readonly {
  readonly what: string
  readonly run: () => void
  readonly other: () => void
  readonly bar: number
  readonly turns: number
}[] = [
  {
    what: 'nine ranked searches, in nine plain filters',
    run: () => found.forEach((typed) => index.find(typed)),
    other: () => found.forEach(filter),
    bar: 0.35,
    turns: 300,
  },
  {
    what: 'words with slips, in plain filters',
    run: () => index.find('drgaon fortnue'),
    other: plain,
    bar: 16,
    turns: 300,
  },
  { what: 'words that no name is near to', run: () => index.find('xylophonist'), other: plain, bar: 30, turns: 300 },
  {
    what: 'names like one that no game has',
    run: () => index.like('dragoonlantren', 6),
    other: plain,
    bar: 40,
    turns: 300,
  },
  { what: 'the index', run: () => createSearchIndex(games), other: plain, bar: 60, turns: 60 },
]
for (const { what, run, other, bar, turns } of measures) {
  const times = await ratio(run, other, turns)
  process.stdout.write(`${what.padEnd(46)} x ${times.toFixed(2).padStart(6)}   at most ${bar}\n`)
  if (times > bar) process.exitCode = 1
}
