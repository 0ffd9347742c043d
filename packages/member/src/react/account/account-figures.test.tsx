import { getActivity, getBalance } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import words from '@parlour/screen-kit/messages/EN.json'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { AccountFigures } from './account-figures.tsx'

const wire = { sumBalance: 4821.5, currency: 'PHP', balance: [] }
const totals = { deposits: 0, withdrawals: 0, netDeposit: 0, stakes: 720, result: 64.5, rounds: 15, minutes: 13 }

test('[MEM-02] a week that does not load shows no figure and says so; once it is read, it says when', async () => {
  const server = createFakeServer().answer(getBalance, wire).answer(getActivity, { days: [], totals })
  server.fail('503', getActivity)
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  await render(
    <Surroundings server={server} session={session} messages={{ ...failures, ...words, ...messages }}>
      <AccountFigures currency="PHP" />
    </Surroundings>,
  )
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  await expect.element(page.getByText('\u20b14,821.50')).toBeVisible()
  await expect.element(page.getByText(/0 rounds|\u20b10\.00/)).not.toBeInTheDocument()
  server.heal()
  await again.click()
  await expect.element(page.getByText('15 rounds')).toBeVisible()
  await expect.element(page.getByText(/^As of /)).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
})
