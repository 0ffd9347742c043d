import { expect, test } from 'vitest'
import { statedFigures } from '../../../../content/texts/stated-figures.ts'
import { idleMs, inEachLanguage, longestMs, type Language } from '../../../../kernel/http/index.ts'
import { limits } from '../../../../kernel/limits/rate-limits.ts'
import { exactRtp } from '../../../../play/games/exact-rtp.ts'
import { slotRtp } from '../../../../play/slot/paytable.ts'
import { helpArticles } from './index.ts'

const minute = 60_000
const minutes = (span: number): number => span / minute
const { percent } = exactRtp(slotRtp)
/** The tries that a limit takes, and the minutes that it locks for after them. */
const limitOf = (name: 'payment.password' | 'login.pair' | 'login.account') => {
  const { count = 0, lock = 0 }: { count?: number; lock?: number } = limits[name].windows[0] ?? {}
  return { tries: count, locked: minutes(lock) }
}

/** What each article says in figures, by what the platform does; the rest say none but how old a player is. */
const said: Readonly<Record<string, readonly number[]>> = {
  account: [minutes(idleMs), longestMs / (60 * minute)],
  fairness: [Number(percent.toFixed(3)), 100, Number(percent.toFixed(2))],
  withdraw: [limitOf('payment.password').locked],
  about: [21],
  term: [21],
}

const cases = helpArticles.flatMap(({ anchor, text }) =>
  Object.entries(inEachLanguage((language) => text[language])).map(([language, words]) => ({
    anchor,
    language: language as Language,
    words,
  })),
)

test.each(cases)(
  '[SVC-02] the figures of $anchor in $language are those of the platform',
  ({ anchor, language, words }) => {
    expect(new Set(statedFigures(words ?? '', language).map(({ figure }) => figure))).toEqual(
      new Set(said[anchor] ?? []),
    )
  },
)

test('[SVC-02] five wrong tries lock a login and the payments, as the articles say in words', () => {
  for (const name of ['payment.password', 'login.pair'] as const)
    expect(limitOf(name), name).toEqual({ tries: 5, locked: 30 })
  expect(limitOf('login.account').tries).toBe(3)
})
