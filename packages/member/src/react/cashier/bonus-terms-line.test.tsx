import type { BonusTerms } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { BonusTermsLine } from './bonus-terms-line.tsx'

const terms: BonusTerms = {
  wagerMultiple: 8,
  wagerOn: 'bonus',
  playOnly: false,
  locked: false,
  wager: null,
  maxBet: null,
  excludedCategories: [],
  weights: {},
  validDays: null,
  expiresAt: null,
  timeZone: 'UTC',
  minDeposit: null,
}
const show = (changes: Partial<BonusTerms>) =>
  render(
    <Surroundings server={createFakeServer()} session={createTestSession()} messages={messages}>
      <p>
        <BonusTermsLine terms={{ ...terms, ...changes }} currency="PHP" categoryName={(code) => code} />
      </p>
    </Surroundings>,
  )

test('[BEY-02] the terms of a bonus say how many times it is played, and what becomes of it', async () => {
  const screen = await show({})
  await expect.element(screen.getByText(/withdrawing: 8 times the bonus.*gives it up\.$/)).toBeVisible()
})

test('[BEY-02] a bonus that is free at once asks for nothing to be played, and never for "0 times"', async () => {
  const screen = await show({ wagerMultiple: 0 })
  await expect.element(screen.getByText(/withdrawing: nothing, it is yours at once.*No limit\.$/)).toBeVisible()
})

test('[BEY-02] a bonus for play alone says that it is never withdrawn', async () => {
  const screen = await show({ wagerMultiple: 0, playOnly: true })
  await expect.element(screen.getByText(/for play alone.*cannot be withdrawn\.$/)).toBeVisible()
})
