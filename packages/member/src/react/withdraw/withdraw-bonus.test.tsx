import { getWithdrawPlan, withdraw } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import type { RecordSearch } from '../../index.ts'
import { answerCashier } from '../../testing/index.ts'
import { WithdrawScreen } from '../index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const server = () => answerCashier(createFakeServer(), at)

function Withdraw() {
  const [search, setSearch] = useState<RecordSearch>({})
  return (
    <main>
      <WithdrawScreen
        search={search}
        onSearch={setSearch}
        language="EN"
        currency="PHP"
        hrefOf={({ open: order }) => `#${order ?? ''}`}
        categoryName={(code) => code}
      />
    </main>
  )
}

const show = async (fake: FakeServer) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const screen = await render(
    <Surroundings server={fake} session={session} messages={{ ...failures, ...messages }} client={{ now: at }}>
      <Withdraw />
    </Surroundings>,
  )
  const findings = () => axeFindings(screen.container)
  return { screen, fake, findings }
}
const summary = () => page.getByRole('region', { name: 'Summary' })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const press = () =>
  summary()
    .getByRole('button', { name: /^Withdraw/ })
    .click()
const fill = async (sum: string, password = '135790') => {
  await page.getByRole('radio', { name: /^Bangko Sinag/ }).click()
  await field('Amount').fill(sum)
  await page
    .getByLabelText(/^Payment password/)
    .first()
    .fill(password)
}

const bonusPlan = {
  balance: 5000,
  free: 4000,
  tied: 1000,
  forfeits: 800,
  held: 0,
  withdrawable: 4000,
  minimumAmount: 500,
  usualMinutes: 45,
  ties: [
    {
      bonusId: 'b1',
      title: 'Second deposit',
      amount: 1000,
      balance: 800,
      wager: 8000,
      staked: 2600,
      left: 5400,
      maxBet: 200,
      excluded: [],
      expiresAt: null,
    },
    {
      bonusId: 'b2',
      title: 'Play money to start with',
      amount: 1000,
      balance: 200,
      playOnly: true,
      wager: 0,
      staked: 0,
      left: 0,
      excluded: [],
      expiresAt: null,
    },
  ],
}

test('[BEY-09] a withdrawal says before the press which bonus it gives up, asks, and is sent only when that is agreed to', async () => {
  const { fake, screen, findings } = await show(server().answer(getWithdrawPlan, bonusPlan))
  await expect
    .element(
      summary().getByText(
        'A withdrawal of any sum gives up your open bonus of ₱800.00. Play it through first to keep it.',
      ),
    )
    .toBeVisible()
  await expect.element(screen.getByText('A withdrawal gives up ₱800.00 of it')).toBeVisible()
  await expect
    .element(screen.getByText('This money can be played. It and what you win with it cannot be withdrawn.'))
    .toBeVisible()
  await fill('600')
  await press()
  const dialog = screen.getByRole('dialog')
  await expect
    .element(dialog.getByText(/^You withdraw ₱600.00\. The bonus of ₱800.00 is given up at once/))
    .toBeVisible()
  expect(await findings()).toEqual([])
  await dialog.getByRole('button', { name: 'Keep the bonus' }).click()
  expect(fake.callsOf(withdraw)).toHaveLength(0)
  await press()
  await screen.getByRole('dialog').getByRole('button', { name: 'Withdraw and give it up' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Requested' })).toBeVisible()
  expect(fake.callsOf(withdraw).map(({ input }) => input)).toEqual([
    expect.objectContaining({ amount: 60_000, bankCardId: 7, password: '135790', forfeitBonus: true }),
  ])
})

test('[BEY-09] a withdrawal whose platform does not say what it gives up warns of it, and promises nothing', async () => {
  const { forfeits: _, ...unsaid } = bonusPlan
  const { fake, screen } = await show(server().answer(getWithdrawPlan, unsaid))
  await expect
    .element(summary().getByText(/^This may end your open bonuses\. How much bonus money it gives up is not known/))
    .toBeVisible()
  await expect.element(screen.getByText(/it stays when you withdraw/)).not.toBeInTheDocument()
  await fill('600')
  await press()
  await expect.element(screen.getByRole('heading', { name: 'Requested' })).toBeVisible()
  expect(fake.callsOf(withdraw)[0]?.input).not.toHaveProperty('forfeitBonus')
})

test('[BEY-09] a bonus that is paid later is shown apart from the money, with what it asks for and that a withdrawal gives it up', async () => {
  const later = { ...bonusPlan.ties[0], bonusId: 'b3', amount: 900, balance: 0, locked: true }
  const { screen, findings } = await show(
    server().answer(getWithdrawPlan, { ...bonusPlan, forfeits: 1700, ties: [...bonusPlan.ties, later] } as never),
  )
  await expect.element(screen.getByText('Bonus to come')).toBeVisible()
  await expect.element(screen.getByText('A withdrawal gives it up', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('A withdrawal gives up ₱800.00 of it')).toBeVisible()
  await expect
    .element(
      screen.getByText('It is paid to your main wallet once this much has been played. It cannot be staked before.'),
    )
    .toBeVisible()
  await expect.element(summary().getByText(/gives up your open bonus of ₱1,700.00/)).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[BEY-09] a bonus that the page did not know of is told by the server, and asked about at the next press', async () => {
  const { fake } = await show(
    server().answer(withdraw, () => {
      throw new FakeRefusal('bonus.active')
    }),
  )
  await expect.element(field('Amount')).toBeVisible()
  await fill('600')
  fake.answer(getWithdrawPlan, bonusPlan)
  await press()
  await expect
    .element(
      summary().getByText(
        'A withdrawal of any sum gives up your open bonus of ₱800.00. Play it through first to keep it.',
      ),
    )
    .toBeVisible()
  expect(fake.callsOf(withdraw).map(({ input }) => input)).toEqual([
    expect.not.objectContaining({ forfeitBonus: true }),
  ])
})
