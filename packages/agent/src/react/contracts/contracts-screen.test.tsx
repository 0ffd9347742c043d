import {
  answerDailySalaryOffer,
  getContractImpact,
  offerContract,
  previewOffer,
  proposeTermination,
  withdrawOffer,
} from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import { createMemoryStore } from '@parlour/auth/testing'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ownTiers, serveContracts, showContracts } from '../../testing/contract-world.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')

test.each([1440, 412, 320])(
  '[AGT-04] at %d px contracts stand by side, and what waits stands on top',
  async (width) => {
    await page.viewport(width, 900)
    const { server } = serveContracts()
    const screen = await showContracts(server)
    await expect.element(screen.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
    await expect.element(screen.getByText('Change, waiting for your answer').first()).toBeVisible()
    await expect.element(screen.getByText('In force')).toBeVisible()
    expect(await axeFindings(screen.container)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await screen.getByRole('tab', { name: 'Given to my team' }).click()
    await expect.element(screen.getByText('Offered, no answer yet')).toBeVisible()
  },
)

test.each([1440, 320])(
  '[BEY-10] at %d px both sides and last month stand before a yes, and again in its dialog',
  async (width) => {
    await page.viewport(width, 900)
    const { server } = serveContracts()
    const screen = await showContracts(server, { open: '7002' })
    await expect.element(screen.getByText('October 2026 would have paid ₱9.50 before and ₱5.50 after')).toBeVisible()
    await expect.element(screen.getByText(/^[\u2212\u2060-]+₱4\.00$/).first()).toBeVisible()
    const month = screen.getByRole('table', { name: 'October 2026, step by step' }).getByRole('row')
    await expect.element(month.nth(1)).toMatchTextContent(/^Below the first step21/)
    await expect
      .element(month.nth(3))
      .toMatchTextContent(/^From ₱2,000\.00.*10₱10,000\.000\.1%\s?₱9\.500\.06%\s?₱5\.50/)
    await expect.element(month.nth(4)).toMatchTextContent(/^Total31₱10,000\.00₱9\.50₱5\.50/)
    await expect.element(screen.getByText('1 contract in the team would end')).toBeVisible()
    await expect.element(month.nth(2)).toMatchTextContent(/^From ₱300\.00.*0\.03%/)
    expect(await axeFindings(screen.container)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await button('Accept the offer').click()
    await expect.element(dialog.getByText('1 contract in the team would end')).toBeVisible()
    await expect.element(dialog.getByText('aprilsol22')).toBeVisible()
    expect(server.callsOf(answerDailySalaryOffer)).toHaveLength(0)
    await dialog.getByRole('button', { name: 'Accept the offer' }).click()
    await expect.element(screen.getByText('The contract is in force.')).toBeVisible()
    await expect.element(screen.getByRole('main').getByText('In force')).toBeVisible()
    expect(server.callsOf(answerDailySalaryOffer)).toMatchObject([
      { input: { id: '7002', status: 'A', confirm: 'true' } },
    ])
    await expect.element(screen.getByText(/has changed since you opened it/)).not.toBeInTheDocument()
  },
)

test('[BEY-10] two sides that count other periods show their steps, and say why the month is not divided', async () => {
  await page.viewport(1440, 900)
  const { server } = serveContracts()
  server.answer(getContractImpact, {
    contractId: 7002,
    kind: 'dividend',
    category: 'CONS',
    current: { contractId: 7001, period: 'monthly', tiers: ownTiers },
    next: { contractId: 7002, period: 'daily', tiers: ownTiers },
    ending: [],
    lastMonth: { startTime: 1, endTime: 2, turnover: 1, netLoss: 1, currentPaid: 1, nextPaid: 1, steps: [] },
  } as never)
  const screen = await showContracts(server, { open: '7002' })
  await expect.element(screen.getByText(/^The two count periods of different lengths/)).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Steps' }).getByText('0.07%').first()).toBeVisible()
})

test('[AGT-04] a rejection needs a reason, which then stands in the timeline', async () => {
  await page.viewport(1440, 900)
  const { server } = serveContracts()
  const screen = await showContracts(server, { open: '7002' })
  await button('Reject with a reason').click()
  const reject = dialog.getByRole('button', { name: 'Reject with a reason' })
  await expect.element(reject).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Below what we have')
  await reject.click()
  await expect.element(screen.getByText('Below what we have')).toBeVisible()
  await expect.element(button('Accept the offer')).not.toBeInTheDocument()
  expect(server.callsOf(answerDailySalaryOffer)).toMatchObject([
    { input: { status: 'R', reason: 'Below what we have' } },
  ])
})

test('[AGT-04] a reason that was written and not sent does not go with a yes', async () => {
  await page.viewport(1440, 900)
  const { server } = serveContracts()
  await showContracts(server, { open: '7002' })
  await button('Reject with a reason').click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too low. '.repeat(30))
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await button('Accept the offer').click()
  await dialog.getByRole('button', { name: 'Accept the offer' }).click()
  const sent = () => server.callsOf(answerDailySalaryOffer).map(({ input }) => input)
  await expect.poll(sent).toMatchObject([{ status: 'A' }])
  expect(sent()).not.toMatchObject([{ reason: expect.stringContaining('Too low') }])
})

test('[AGT-04] an offer that another tab has answered, or that was taken back, says so and is shown as it stands', async () => {
  await page.viewport(1440, 900)
  const { server, change } = serveContracts()
  const screen = await showContracts(server, { open: '7002' })
  await button('Reject with a reason').click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('No')
  change(7002, { state: 'withdrawn', endReason: 'withdrawn', endedAt: 1 })
  await dialog.getByRole('button', { name: 'Reject with a reason' }).click()
  await expect.element(screen.getByText(/has changed since you opened it/).first()).toBeVisible()
  await expect.element(screen.getByText('Taken back').first()).toBeVisible()
  await expect.element(button('Accept the offer')).not.toBeInTheDocument()
})

test('[AGT-04] an upline takes an offer back, and proposes the end of a contract in force', async () => {
  await page.viewport(1440, 900)
  const { server } = serveContracts()
  const screen = await showContracts(server, { tab: 'given', open: '7004' })
  await button('Take the offer back').click()
  await dialog.getByRole('button', { name: 'Take the offer back' }).click()
  await expect.element(screen.getByText('Taken back').first()).toBeVisible()
  expect(server.callsOf(withdrawOffer)).toHaveLength(1)
  await screen.unmount()
  await showContracts(server, { tab: 'given', open: '7003' })
  await button('Propose to end it').click()
  await dialog.getByRole('button', { name: 'Propose to end it' }).click()
  await expect.element(page.getByText('You asked to end it').first()).toBeVisible()
  await expect.element(page.getByText('Waiting for the other side')).toBeVisible()
  expect(server.callsOf(proposeTermination)).toHaveLength(1)
})

test('[AGT-04] a contract that was given says at each step what stays with the agent', async () => {
  await page.viewport(1440, 900)
  const { server, change } = serveContracts()
  change(7003, {
    tiers: [
      { minimumBet: 300, netLoss: 0, activeMember: 2, rateType: 'P', rate: 0.0005 },
      { minimumBet: 2000, netLoss: 0, activeMember: 2, rateType: 'P', rate: 0.002 },
    ],
  })
  const screen = await showContracts(server, { tab: 'given', open: '7003' })
  const rows = screen.getByRole('table', { name: 'Steps' }).getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent(/0\.05%.*₱0\.20$/)
  await expect.element(rows.nth(2)).toMatchTextContent(/0\.2%.*\u2014$/)
  await expect.element(screen.getByText(/^What you keep of ₱1,000\.00/)).toBeVisible()
  const month = screen.getByRole('table', { name: 'October 2026 under these steps' }).getByRole('row')
  await expect.element(month.last()).toMatchTextContent(/^Total31₱10,000\.00₱2\.00$/)
  expect(await axeFindings(screen.container)).toEqual([])
})

test('[AGT-04] the other side sees a step within ten seconds, without a press', async () => {
  const { server, change } = serveContracts()
  const screen = await showContracts(server, { tab: 'given', open: '7004' })
  await expect.element(screen.getByText('Offered, no answer yet')).toBeVisible()
  change(7004, { state: 'accepted', acceptedAt: 1 })
  await expect.element(screen.getByText('In force').first()).toBeVisible()
})

test.each([1440, 320])(
  '[AGT-04] at %d px an offer stays within the own contract while it is written',
  async (width) => {
    await page.viewport(width, 900)
    const { server } = serveContracts()
    const screen = await showContracts(server, { tab: 'offer', account: 'aprilsol22' })
    const rate = screen.getByRole('textbox', { name: 'Their rate' })
    await expect.element(rate).toBeVisible()
    await expect.element(screen.getByText('Correct step 1 first.').first()).toBeVisible()
    await expect.element(screen.getByRole('slider', { name: 'Their rate' })).toHaveAttribute('max', '0.07')
    const players = screen.getByRole('textbox', { name: 'Active players from' })
    await players.fill('2')
    for (const wrong of ['1.5', '-1', '1e5']) await players.fill(wrong)
    await expect.element(players).toHaveValue('2')
    await rate.fill('0.08')
    await expect.element(screen.getByText('At most 0.07%: your own contract pays no more there.')).toBeVisible()
    await expect.element(button('Send the offer')).toBeDisabled()
    await rate.fill('0.04')
    await expect.element(screen.getByText('You keep ₱0.30 of ₱1,000.00')).toBeVisible()
    await expect.element(screen.getByText(/^\+\u2060?₱7\.50$/)).toBeVisible()
    const under = screen.getByRole('table', { name: 'October 2026 under these steps' }).getByRole('row')
    await expect.element(under.nth(2)).toMatchTextContent(/10₱10,000\.000\.04%₱2\.00$/)
    await expect.element(screen.getByText('1 contract in the team would end')).toBeVisible()
    await expect.element(screen.getByText('benjie04')).toBeVisible()
    expect(await axeFindings(screen.container)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await button('Add a step').click()
    await expect.element(screen.getByText('Write a number, 0 for none.')).toBeVisible()
    const bets = screen.getByRole('textbox', { name: 'Bets of a period from' })
    await bets.nth(1).fill('200')
    await rate.nth(1).fill('0.06')
    await expect.element(screen.getByText('At least ₱300.00: the step before asks for that.')).toBeVisible()
    await bets.nth(1).fill('2000')
    await expect.element(screen.getByText('You keep ₱0.40 of ₱1,000.00')).toBeVisible()
    await button('Send the offer').click()
    await expect.element(screen.getByText('The offer is sent.')).toBeVisible()
    expect(server.callsOf(offerContract)).toMatchObject([
      {
        input: {
          account: 'aprilsol22',
          kind: 'daily',
          category: 'CONS',
          tiers: [
            { minimumBet: 30_000, activeMember: 2, rate: 0.0004 },
            { minimumBet: 200_000, rate: 0.0006 },
          ],
        },
      },
    ])
  },
)

test('[AGT-04] a choice of the editor keeps the focus while the steps below it change', async () => {
  await page.viewport(412, 900)
  const { server } = serveContracts()
  const screen = await showContracts(server, { tab: 'offer', account: 'aprilsol22' })
  await expect.element(screen.getByRole('textbox', { name: 'Their rate' })).toBeVisible()
  const category = screen.getByRole('combobox', { name: 'Category' })
  category.element().focus()
  await category.selectOptions('FISH')
  await expect.element(screen.getByRole('textbox', { name: 'Their rate' })).toBeVisible()
  await expect.element(category).toHaveFocus()
})

test('[AGT-04] a contract that waits for an answer is named before another one is written', async () => {
  const { server } = serveContracts()
  server.answer(previewOffer, {
    own: null,
    bears: 0.0004,
    besides: [],
    current: null,
    waitingId: 7004,
    ending: [],
    lastMonth: { startTime: 1, endTime: 2, turnover: 0, received: 0, handedOn: 0, steps: [] },
  })
  const screen = await showContracts(server, { tab: 'offer', account: 'aprilsol22' })
  await expect.element(screen.getByText(/waits for an answer. Until then/)).toBeVisible()
  await expect.element(button('Send the offer')).not.toBeInTheDocument()
})

test('[AGT-04] an editor whose platform is busy can be tried again, and a wrong account is said at its field', async () => {
  const { server } = serveContracts()
  server.fail('503', previewOffer)
  const screen = await showContracts(server, { tab: 'offer', account: 'aprilsol22' })
  const again = button('Try again')
  await expect.element(again).toBeVisible()
  server.heal(previewOffer)
  await again.click()
  await expect.element(screen.getByRole('textbox', { name: 'Their rate' })).toBeVisible()
  server.answer(previewOffer, () => {
    throw new FakeRefusal('contract.downline.player')
  })
  await screen.getByRole('combobox', { name: 'Category' }).selectOptions('FISH')
  await expect.element(screen.getByRole('combobox', { name: 'Agent' })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(again).not.toBeInTheDocument()
})

test('[AGT-04] an offer that was begun outlives a reload and another kind, and is gone once it was sent', async () => {
  await page.viewport(1440, 900)
  const { server } = serveContracts()
  const store = createMemoryStore()
  const search = { tab: 'offer', account: 'aprilsol22' }
  const before = await showContracts(server, search, { store })
  const rate = page.getByRole('textbox', { name: 'Their rate' })
  await rate.fill('0.04')
  await button('Add a step').click()
  await page.getByRole('textbox', { name: 'Bets of a period from' }).nth(1).fill('2000')
  await page.getByRole('radio', { name: 'Hourly salary' }).click()
  await expect.element(page.getByText('Step 2')).not.toBeInTheDocument()
  await before.unmount()

  const later = await showContracts(server, search, { store })
  await expect.element(rate.first()).toHaveValue('0.04')
  await expect.element(page.getByText('You began this offer earlier and have not sent it.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Bets of a period from' }).nth(1)).toHaveValue('2,000.00')
  await expect.element(page.getByText('Correct step 2 first.').first()).toBeVisible()
  await button('Start again').click()
  await expect.element(rate).toHaveValue('')
  await expect.element(page.getByRole('textbox', { name: 'Bets of a period from' })).toHaveFocus()
  expect(store.get('parlour:1:draft')).toBeNull()
  await button('Undo').click()
  await expect.element(rate.first()).toHaveValue('0.04')
  await button('Start again').click()
  await expect.element(button('Start again')).not.toBeInTheDocument()

  await rate.fill('0.04')
  expect(store.get('parlour:1:draft')).toContain('aprilsol22/daily/CONS')
  await button('Send the offer').click()
  const facts = page.getByRole('heading', { name: 'This contract' })
  await expect.element(facts).toHaveFocus()
  expect(store.get('parlour:1:draft')).toBeNull()
  await later.unmount()
})

test('[AGT-04] what is in force already is no offer, and a contract has ten steps at most', async () => {
  const { server } = serveContracts()
  const base = {
    own: { contractId: 7001, period: 'daily', tiers: ownTiers },
    bears: null,
    besides: [],
    current: { contractId: 7003, period: 'daily', tiers: ownTiers },
    waitingId: null,
    ending: [],
    lastMonth: { startTime: 1, endTime: 2, turnover: 0, received: 0, handedOn: 0, steps: [] },
  }
  server.answer(previewOffer, base as never)
  const screen = await showContracts(server, { tab: 'offer', account: 'aprilsol22' })
  await expect.element(screen.getByText(/^aprilsol22 has these steps already/).first()).toBeVisible()
  await expect.element(button('Send the offer')).toBeDisabled()
  await screen.getByRole('textbox', { name: 'Their rate' }).first().fill('0.04')
  await expect.element(button('Send the offer')).toBeEnabled()
  for (let step = 3; step <= 10; step += 1) await button('Add a step').click()
  await expect.element(button('Add a step')).toBeDisabled()
  await expect.element(screen.getByText('A contract has 10 steps at most.')).toBeVisible()
})

test('[AGT-04] after an answer the focus is at what the contract is now', async () => {
  const { server } = serveContracts()
  const screen = await showContracts(server, { open: '7002' })
  await button('Accept the offer').click()
  await dialog.getByRole('button', { name: 'Accept the offer' }).click()
  await expect.element(screen.getByRole('heading', { name: 'This contract' })).toHaveFocus()
})

test('[AGT-04] a contract that is not in the list says so', async () => {
  const { server } = serveContracts()
  const screen = await showContracts(server, { open: '9' })
  await expect.element(screen.getByText('This contract is not in your list.')).toBeVisible()
})
