import {
  cancelTicket,
  claimLoginPromotion,
  claimMilestone,
  claimRaffle,
  claimRebate,
  claimReward,
  claimTicket,
  getPromoCode,
  getRebate,
  listClaims,
  listMissions,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerMissions, answerNoMissions, answerNoRebate, answerNoRewards, answerRebate } from '../../testing/index.ts'
import { termsOf } from '../../testing/terms.ts'
import { at, serve, showRewards as show } from '../../testing/show-rewards.tsx'

const reward = (rewardId: number) => ({
  rewardId,
  promotionType: 'MANUAL',
  promotionId: null,
  title: `Reward ${rewardId}`,
  amount: 10,
  status: 'issued',
  issuedAt: at,
  expiresAt: at + rewardId * 3_600_000,
  claimedAt: null,
  terms: termsOf(1),
})
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('[MEM-06] [BEY-02] what can be claimed stands with its terms and its end, most urgent first', async () => {
  const { screen, findings } = await show()
  await expect.element(screen.getByRole('heading', { name: '₱322.00 to claim' })).toBeVisible()
  const titles = screen.getByRole('tabpanel').getByRole('heading', { level: 3 })
  await expect.element(titles.nth(0)).toHaveTextContent('Catch of the day')
  await expect.element(titles.nth(1)).toHaveTextContent('Daily login · Day 5')
  await expect.element(titles.nth(3)).toHaveTextContent('Weekly raffle, 7th place')
  await expect.element(screen.getByText('5 h 0 min left')).toBeVisible()
  await expect
    .element(
      screen
        .getByText(
          /^To play before you withdraw: 1 time the bonus · Highest stake of a round that counts: ₱100\.00 · Does not count: SPORTS · Time to play it: 14 days from when it is given$/,
        )
        .first(),
    )
    .toBeVisible()
  expect(await findings()).toEqual([])
})

test('[MEM-06] one reward is claimed once however often it is pressed, and its row says so', async () => {
  // The answer comes after both presses: the second one would be on what takes the button's place.
  let release: () => void = () => undefined
  const pressed = new Promise<void>((resolve) => (release = resolve))
  const { screen, server } = await show(serve(undefined, () => pressed).delay(1, claimReward))
  server.answer(listClaims, [])
  await button('Claim: Catch of the day').dblClick()
  release()
  await expect.element(screen.getByText('Claimed', { exact: true })).toHaveFocus()
  await expect.element(screen.getByRole('link', { name: 'Details: Catch of the day' })).toBeVisible()
  await expect
    .element(screen.getByText('₱88.00 is in your bonus money. Play it through before you withdraw it.'))
    .toBeVisible()
  expect(server.callsOf(claimReward)).toHaveLength(1)
})

test('[MEM-06] all are claimed one after the other, each with its own call, and one that fails keeps its reason', async () => {
  const server = serve().answer(claimReward, ({ promotionClaimId }) => {
    if (String(promotionClaimId) === '2') throw new FakeRefusal('promotion.claim.closed')
    return {
      rewardId: 1,
      promotionType: 'MANUAL',
      promotionId: null,
      title: 'Catch of the day',
      amount: 88,
      status: 'claimed',
      issuedAt: at,
      expiresAt: null,
      claimedAt: at,
      terms: null,
    }
  })
  const { screen } = await show(server)
  await button('Claim all 4').click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.poll(() => server.callsOf(claimReward).length).toBe(2)
  await expect.poll(() => server.callsOf(claimRaffle).length).toBe(1)
  await expect.poll(() => screen.getByText('Claimed', { exact: true }).all().length).toBe(3)
  expect(server.callsOf(claimReward)).toHaveLength(2)
  expect(server.callsOf(claimLoginPromotion)).toHaveLength(1)
})

test('[MEM-06] once all are claimed the focus is on what became of them, where the button was', async () => {
  const server = serve().answer(claimReward, ({ promotionClaimId }) => ({
    ...reward(Number(promotionClaimId)),
    status: 'claimed',
    claimedAt: at,
  }))
  const { screen } = await show(server)
  await button('Claim all 4').click()
  await expect.element(screen.getByText('All claimed', { exact: true })).toHaveFocus()
})

test('[MEM-06] of all that are claimed, one that went in the meantime is passed over', async () => {
  const server = serve()
  const listed = (...ids: number[]) => server.answer(listClaims, ids.map(reward))
  let release = () => undefined as void
  const second = new Promise<void>((resolve) => {
    release = resolve
  })
  listed(1, 2, 3, 4, 5)
  server.answer(claimReward, async ({ promotionClaimId }) => {
    if (String(promotionClaimId) === '1') listed(2, 4, 5)
    if (String(promotionClaimId) === '2') await second
    return { ...reward(Number(promotionClaimId)), status: 'claimed', claimedAt: at }
  })
  const { screen } = await show(server)
  await button('Claim all 6').click()
  await expect.element(screen.getByRole('heading', { name: 'Reward 3' })).not.toBeInTheDocument()
  release()
  await expect.poll(() => screen.getByText('Claimed', { exact: true }).all().length).toBe(5)
  expect(server.callsOf(claimReward)).toHaveLength(4)
})

test('[MEM-06] a reward that another tab was quicker to claim keeps its row with the reason, and leads to the record', async () => {
  const server = serve().answer(claimReward, () => {
    server.answer(listClaims, [])
    throw new FakeRefusal('promotion.claim.claimed')
  })
  const { screen } = await show(server)
  await button('Claim: Catch of the day').click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('You have claimed this already. Your account record shows it.')
  expect(document.activeElement?.contains(screen.getByRole('alert').element())).toBe(true)
  await expect.element(screen.getByRole('link', { name: 'Details: Catch of the day' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Bet race, step 2' })).not.toBeInTheDocument()
})

test('[BEY-02] a reward whose terms are not known is left out when all are claimed', async () => {
  const server = serve().answer(listClaims, [reward(1), reward(2), { ...reward(3), terms: null }])
  const { screen } = await show(server)
  await expect.element(screen.getByRole('heading', { name: '₱28.00 to claim' })).toBeVisible()
  await button('Claim all 3').click()
  await expect.poll(() => screen.getByText('Claimed', { exact: true }).all().length).toBe(3)
  await expect.element(button('Claim: Reward 3')).toBeDisabled()
  expect(server.callsOf(claimReward)).toHaveLength(2)
})

test('[MEM-06] the reward of today is taken, and the days in a row say which one it is', async () => {
  const { screen, server } = await show()
  await expect.element(screen.getByText('Day 5 of 7')).toBeVisible()
  const days = screen.getByRole('list', { name: 'Daily login' }).getByRole('listitem')
  await expect.element(days.nth(4)).toHaveAttribute('aria-current', 'date')
  await expect.element(screen.getByText(/^A day starts.*It can be played, not withdrawn/)).toBeVisible()
  await button('Claim: Daily login · Day 5').click()
  await expect.element(screen.getByText('₱8.00 is in your bonus money. It can be played, not withdrawn.')).toBeVisible()
  expect(server.callsOf(claimLoginPromotion)).toHaveLength(1)
})

test('[MEM-06] a milestone that is reached and the rebate stand in the list, and are claimed by their own calls', async () => {
  const { screen, server } = await show(answerRebate(answerMissions(serve(), at), at))
  await expect.element(screen.getByRole('heading', { name: '₱372.40 to claim' })).toBeVisible()
  await button('Claim: Bet race, milestone 2').click()
  await button('Claim: Rebate').click()
  await expect.element(screen.getByText('₱12.40 is in your main wallet.')).toBeVisible()
  expect(server.callsOf(claimMilestone)).toHaveLength(1)
  expect(server.callsOf(claimRebate)).toHaveLength(1)
})

test('[MEM-06] a platform without missions and rebate is not asked for them', async () => {
  const { screen, server } = await show(serve(), {}, { hasMissions: false, hasRebate: false })
  await expect.element(screen.getByRole('heading', { name: '₱322.00 to claim' })).toBeVisible()
  expect([...server.callsOf(listMissions), ...server.callsOf(getRebate)]).toEqual([])
})

test('[MEM-06] what did not load is said below what did, and is asked for again', async () => {
  const server = answerRebate(serve(), at).fail('503', getRebate)
  const { screen } = await show(server)
  await expect.element(button('Claim: Catch of the day')).toBeVisible()
  server.heal()
  await button('Try again').click()
  await expect.element(button('Claim: Rebate')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: '₱334.40 to claim' })).toBeVisible()
})

test('[MEM-06] while a part that did not load is asked for again, the other rows stay', async () => {
  const server = serve().fail('503', getRebate)
  const { screen } = await show(server)
  await expect.element(button('Try again')).toBeVisible()
  const before = server.callsOf(getRebate).length
  // It changes the rebate too, for all that the page knows.
  await button('Claim: Catch of the day').click()
  await expect.poll(() => server.callsOf(getRebate).length).toBeGreaterThan(before)
  await expect.element(screen.getByText('Claimed', { exact: true })).toHaveFocus()
})

test('[MEM-06] "claim all" goes on when another tab is looked at, and what was claimed is read out', async () => {
  let release = () => undefined as void
  const second = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = serve().answer(claimReward, async ({ promotionClaimId }) => {
    if (String(promotionClaimId) === '2') await second
    return { ...reward(Number(promotionClaimId)), status: 'claimed', claimedAt: at }
  })
  const { screen } = await show(server)
  await button('Claim all 4').click()
  await expect.element(screen.getByText(/^Daily login · Day 5: ₱8\.00 is in/)).toBeInTheDocument()
  await screen.getByRole('tab', { name: 'Tickets 2' }).click()
  await expect.element(button('Use it: Evening gift')).toBeVisible()
  release()
  await expect.poll(() => server.callsOf(claimRaffle).length).toBe(1)
  await screen.getByRole('tab', { name: 'To claim' }).click()
  await expect.element(screen.getByRole('heading', { name: 'All claimed' })).toBeVisible()
})

test('[MEM-06] a row says what was paid, where that is another sum than was listed', async () => {
  const server = answerRebate(answerNoRewards(createFakeServer()), at).answer(claimRebate, {
    rebateId: 4,
    amount: 13.7,
    startTime: at - 3 * 86_400_000,
    endTime: at,
    terms: termsOf(0, null),
  })
  const { screen } = await show(answerNoMissions(server))
  await button('Claim: Rebate').click()
  await expect.element(screen.getByText('₱13.70 is in your main wallet.', { exact: true })).toBeVisible()
})

test('[MEM-06] a claim whose answer got lost after it went through is sent again from its row, and is claimed once', async () => {
  const server = serve().fail('reset', claimReward, 1)
  const { screen } = await show(server)
  server.answer(listClaims, [])
  await button('Claim: Catch of the day').click()
  await button('Send the same again: Catch of the day').click()
  await expect.element(screen.getByRole('link', { name: 'Details: Catch of the day' })).toBeVisible()
})

test('[MEM-06] a platform that takes no more for a while ends "claim all": the other rewards still wait', async () => {
  const server = serve().answer(claimReward, () => {
    throw new FakeRefusal('TOO_MANY_REQUESTS')
  })
  const { screen } = await show(server)
  await button('Claim all 4').click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(button('Claim all 4')).not.toHaveAttribute('aria-busy')
  expect(server.callsOf(claimReward)).toHaveLength(1)
  expect(server.callsOf(claimLoginPromotion)).toHaveLength(0)
})

test('[MEM-06] a ticket is used, or given back in two steps', async () => {
  const { screen, server, findings } = await show(serve(), { tab: 'tickets' })
  await expect.element(button('Use it: Evening gift')).toBeVisible()
  expect(await findings()).toEqual([])
  await button('Give back: Points shop ticket').click()
  const dialog = screen.getByRole('dialog', { name: 'Give back Points shop ticket?' })
  await dialog.getByRole('button', { name: 'Keep the ticket' }).last().click()
  expect(server.callsOf(cancelTicket)).toHaveLength(0)
  await button('Give back: Points shop ticket').click()
  await dialog.getByRole('button', { name: 'Give back' }).click()
  await expect.element(screen.getByText('Points shop ticket is given back.')).toBeVisible()
  await button('Use it: Evening gift').click()
  await expect
    .element(screen.getByText('₱50.00 is in your bonus money. Play it through before you withdraw it.'))
    .toBeVisible()
  expect(server.callsOf(claimTicket)).toHaveLength(1)
})

test('[BEY-02] a code says what it gives and under which terms before it is taken', async () => {
  const { screen, server } = await show()
  await button('Check code').click()
  await expect.element(screen.getByText('Type a code.')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Code' }).fill(' vesper\u00a088 ')
  await button('Check code').click()
  await expect.element(screen.getByText('Welcome gift: ₱88.00')).toBeVisible()
  expect(server.callsOf(claimTicket)).toHaveLength(0)
  await button('Take ₱88.00').click()
  await expect
    .poll(() => server.callsOf(claimTicket).map(({ input }) => input))
    .toMatchObject([{ promoCode: 'vesper88' }])
  expect(server.callsOf(getPromoCode).map(({ input }) => input)).toMatchObject([{ promoCode: 'vesper88' }])
})

test('[MEM-06] a code that is over or unknown says so at its field, and what was typed stays', async () => {
  const server = serve()
  const { screen } = await show(server)
  const field = screen.getByRole('textbox', { name: 'Code' })
  await field.fill('OLD')
  await button('Check code').click()
  await expect.element(screen.getByText('This code cannot be taken any more.')).toBeVisible()
  server.answer(getPromoCode, () => {
    throw new FakeRefusal('promotion.code.unknown')
  })
  await field.fill('NONE')
  await button('Check code').click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue('NONE')
})

test('[MEM-06] applications say how they stand and why, and the history what became of each reward', async () => {
  const { screen } = await show(serve(), { tab: 'applications' })
  await expect
    .element(screen.getByRole('row', { name: /Catch of the day.*Rejected The picture shows another round\./ }))
    .toBeVisible()
  await screen.getByRole('tab', { name: 'History' }).click()
  await expect.element(screen.getByRole('row', { name: /Catch of the day.*Claimed.*₱88\.00/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Bet race, step 2.*Not claimed in time/ })).toBeVisible()
})

test('[MEM-06] when nothing waits the page leads on, and what does not load says so', async () => {
  const { screen, findings } = await show(answerNoMissions(answerNoRebate(answerNoRewards(createFakeServer()))))
  await expect.element(screen.getByText('Nothing to claim')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'See the promotions' })).toHaveAttribute('href', '#promotions')
  await expect.element(screen.getByText('Daily login')).not.toBeInTheDocument()
  expect(await findings()).toEqual([])
  await screen.unmount()
  const failed = await show(serve().fail('503', listClaims))
  await expect.element(failed.screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
