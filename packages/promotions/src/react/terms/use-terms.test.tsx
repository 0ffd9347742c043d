import type { BonusTerms } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { playOnlyTerms, termsOf } from '../../testing/terms.ts'
import { useTerms } from './use-terms.ts'

const whole = { wager: null, expiresAt: null, minDeposit: null }
const plain: BonusTerms = { ...termsOf(3), ...whole, maxBet: 10_000 }
const free: BonusTerms = { ...termsOf(0, null), ...whole }
const playOnly: BonusTerms = { ...playOnlyTerms(7), ...whole }

const Lines = ({ terms }: { terms: readonly BonusTerms[] }) => {
  const { line } = useTerms('PHP', (code) => code)
  return terms.map((each) => <p key={JSON.stringify(each)}>{line(each)}</p>)
}

async function linesOf(terms: readonly BonusTerms[]): Promise<readonly string[]> {
  const screen = await render(
    <Surroundings server={createFakeServer()} session={createTestSession()} messages={messages}>
      <Lines terms={terms} />
    </Surroundings>,
  )
  await expect.poll(() => screen.container.querySelectorAll('p').length).toBe(terms.length)
  return [...screen.container.querySelectorAll('p')].map(({ textContent }) => textContent)
}

test('[BEY-02] money for play alone is never called free, and locked money says that it is paid later', async () => {
  expect(
    await linesOf([
      free,
      playOnly,
      plain,
      { ...plain, wager: 45_000 },
      { ...plain, locked: true },
      { ...plain, locked: true, wager: 45_000, maxBet: null, excludedCategories: [] },
    ]),
  ).toEqual([
    'Yours to withdraw at once',
    'It can be played, not withdrawn · Time to play it: 7 days from when it is given',
    'To play before you withdraw: 3 times the bonus · Highest stake of a round that counts: ₱100.00 · Does not count: SPORTS · Time to play it: 14 days from when it is given',
    '₱450.00 to be played before you withdraw it · Highest stake of a round that counts: ₱100.00 · Does not count: SPORTS · Time to play it: 14 days from when it is given',
    'To play before it is paid: 3 times the bonus · Highest stake of a round that counts: ₱100.00 · Does not count: SPORTS · Time to play it: 14 days from when it is given',
    '₱450.00 to be played before it is paid · Time to play it: 14 days from when it is given',
  ])
})

test('[BEY-02] every condition of a bonus is in its line: none can change unsaid', async () => {
  const changes: readonly Partial<BonusTerms>[] = [
    { wagerMultiple: 4 },
    { wagerOn: 'deposit' },
    { wagerOn: 'both' },
    { playOnly: true },
    { locked: true },
    { wager: 30_000 },
    { maxBet: 5_000 },
    { maxBet: null },
    { excludedCategories: [] },
    { weights: { LIVE: 10 } },
    { validDays: 30 },
    { validDays: null },
    { minDeposit: 20_000 },
  ]
  const lines = await linesOf([plain, ...changes.map((change) => ({ ...plain, ...change }))])
  expect(new Set(lines).size).toBe(lines.length)
})
