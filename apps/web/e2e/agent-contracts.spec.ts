import {
  answerRealtimeSalaryOffer,
  createAffiliateUrl,
  listDownlineContracts,
  offerContract,
  promoteDownline,
} from '@parlour/api-client/endpoints'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, freshName, isPhone, logIn, test } from './fixtures.ts'
import { apiLogin, memberClient, openTab, registerElsewhere } from './sessions.ts'

const upline = { username: 'marcobay01', password: 'vesper2025' }
const downline = { username: 'aprilsol22', password: 'vesper2025' }
/** Opens the site elsewhere, as the downline. */
async function enter(page: Page): Promise<Page> {
  await page.goto('/')
  await logIn(page, downline)
  return page
}

/** Writes an offer of a real-time salary of a category, at a rate in percent, and sends it. */
async function offer(page: Page, category: string, rate: string): Promise<void> {
  await page.goto('/agent/agentContracts?tab=offer&kind=realtime')
  await page.getByRole('combobox', { name: 'Agent' }).selectOption(downline.username)
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: category })
  const field = page.getByRole('textbox', { name: 'Their rate' })
  await field.fill('0.9')
  await expect(page.getByText(/^At most 0\.03%: your own contract pays no more there\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the offer' })).toBeDisabled()
  await field.fill(rate)
  await expect(page.getByText(/^You keep ₱/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the offer' })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the offer' }).click()
  await expect(page.getByText('Offered, no answer yet').first()).toBeVisible()
}

test('[AGT-04] an offer that was begun is there after a reload, another page and Back', async ({ page }) => {
  await page.goto('/')
  await logIn(page, upline)
  await page.goto('/agent/agentContracts')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Offer a contract' }).click()
  await page.getByRole('combobox', { name: 'Agent' }).selectOption(downline.username)
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Slots' })
  await expect(page).toHaveURL(/account=aprilsol22&category=RNG/)
  const rate = page.getByRole('textbox', { name: 'Their rate' }).first()
  await rate.fill('0.02')
  await page.reload()
  await expect(rate).toHaveValue('0.02')
  await page.goto('/member/depositv2')
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
  await page.goBack()
  await expect(rate).toHaveValue('0.02')
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('RNG')
  await main.getByRole('button', { name: 'Start again' }).click()
  await page.reload()
  await expect(main.getByRole('button', { name: 'Add a step' })).toBeVisible()
  await expect(rate).not.toHaveValue('0.02')
})

/** Opens what waits in a category, once it is there by itself. */
async function openWaiting(page: Page, category: string): Promise<void> {
  const waiting = page.getByRole('table', { name: 'Waiting for you' })
  const row = waiting.getByRole('row', { name: new RegExp(`Real-time salary\\s*${category}`) })
  await expect(row).toBeVisible()
  await row.getByRole('link').first().click()
}

/** Presses a button of the page, and the same one in the question that follows. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('[AGT-04] a contract is offered, previewed, accepted, changed and ended between two browsers', async ({
  page,
  elsewhere,
}) => {
  const category = isPhone(page) ? 'Fishing' : 'Card games'
  await page.goto('/')
  await logIn(page, upline)
  const below = await enter(await elsewhere())
  await below.goto('/agent/agentContracts')
  await expect(below.getByRole('heading', { level: 1, name: 'Contracts' })).toBeVisible()

  await offer(page, category, '0.01')
  await openWaiting(below, category)
  await expect(below.getByText(/would have paid ₱[\d.,]+ before and/)).toBeVisible()
  await expect(below.getByText(/^The contract for all games pays for these games while/)).toBeVisible()
  await expect(below.getByText('No other contract in the team would end.')).toBeVisible()
  await expectAccessible(below)
  await act(below, 'Accept the offer')
  await expect(below.getByText('In force').first()).toBeVisible()
  await expect(page.getByText('In force').first()).toBeVisible()

  await offer(page, category, '0.02')
  await below.goto('/agent/agentContracts')
  await openWaiting(below, category)
  await expect(below.getByRole('table', { name: /step by step$/ })).toContainText(/More|\+\u2060?₱/)
  await act(below, 'Accept the offer')
  await expect(page.getByText('In force').first()).toBeVisible()

  await act(below, 'Propose to end it')
  await expect(page.getByText('The other side wants to end it').first()).toBeVisible()
  await act(page, 'Keep the contract')
  await expect(below.getByText('Kept in force')).toBeVisible()
  await act(below, 'Propose to end it')
  await expect(page.getByText('The other side wants to end it').first()).toBeVisible()
  await expect(page.getByText(/would have paid/)).toBeVisible()
  await act(page, 'Agree to end it')
  await expect(below.getByText('Ended by agreement').first()).toBeVisible()
})

test('[BEY-10] an offer that is taken back while it is previewed says so, and one that is rejected gives its reason', async ({
  page,
  elsewhere,
}) => {
  const category = isPhone(page) ? 'Live casino' : 'Lottery'
  await page.goto('/')
  await logIn(page, upline)
  const below = await enter(await elsewhere())
  await below.goto('/agent/agentContracts')

  await offer(page, category, '0.01')
  await openWaiting(below, category)
  await expect(below.getByRole('button', { name: 'Accept the offer' })).toBeVisible()
  await act(page, 'Take the offer back')
  await expect(page.getByText('Taken back').first()).toBeVisible()
  await expect(below.getByText(/has changed since you opened it/).first()).toBeVisible()
  await expect(below.getByRole('button', { name: 'Accept the offer' })).toHaveCount(0)

  await offer(page, category, '0.01')
  await below.goto('/agent/agentContracts')
  await openWaiting(below, category)
  await below.getByRole('button', { name: 'Reject with a reason' }).click()
  const question = below.getByRole('dialog', { name: 'Reject this offer?' })
  await question.getByRole('textbox', { name: 'Reason' }).fill('Below what we have today')
  await expectAccessible(below)
  await question.getByRole('button', { name: 'Reject with a reason' }).click()
  await expect(page.getByText('Below what we have today')).toBeVisible()
})

test('[AGT-04] of two tabs that answer one offer at once one counts, and the other says what is so', async ({
  page,
  elsewhere,
  request,
}) => {
  const category = isPhone(page) ? 'Lottery' : 'Fishing'
  await page.goto('/')
  await logIn(page, upline)
  const accepts = await enter(await elsewhere())
  const rejects = await accepts.context().newPage()
  const token = await apiLogin(request, downline)
  await openTab(rejects, token)
  await offer(page, category, '0.01')
  for (const tab of [accepts, rejects]) {
    await tab.goto('/agent/agentContracts')
    await openWaiting(tab, category)
    await expect(tab.getByRole('button', { name: 'Accept the offer' })).toBeEnabled()
  }
  await accepts.getByRole('main').getByRole('button', { name: 'Accept the offer', exact: true }).click()
  await rejects.getByRole('main').getByRole('button', { name: 'Reject with a reason' }).click()
  await rejects.getByRole('textbox', { name: 'Reason' }).fill('Below what we have today')
  await Promise.all([
    accepts.getByRole('dialog').getByRole('button', { name: 'Accept the offer', exact: true }).click(),
    rejects.getByRole('dialog').getByRole('button', { name: 'Reject with a reason', exact: true }).click(),
  ])
  for (const tab of [accepts, rejects]) await expect(tab.getByRole('dialog')).toHaveCount(0)

  const id = Number(new URL(page.url()).searchParams.get('open'))
  const { list } = await memberClient(request, token).call(listDownlineContracts, { side: 'held' })
  const state = list.find(({ contractId }) => contractId === id)?.state
  for (const each of [page, accepts, rejects])
    await expect(each.getByText(state === 'accepted' ? 'In force' : 'Rejected').first()).toBeVisible()
  const [counted, other] = state === 'accepted' ? [accepts, rejects] : [rejects, accepts]
  const changed = /has changed since you opened it/
  await expect(other.getByRole('main').getByText(changed).first()).toBeVisible()
  await expect(counted.getByRole('main').getByText(changed)).toHaveCount(0)
})

/** An agent below the downline, with a real-time salary of sports in force at this part of the bets. */
async function agentBelow(request: APIRequestContext, baseURL: string, rate: number) {
  const once = () => ({ idempotencyKey: crypto.randomUUID() })
  const upper = memberClient(request, await apiLogin(request, downline))
  const { code } = await upper.call(createAffiliateUrl, {}, once())
  const account = freshName()
  const token = await registerElsewhere(baseURL, {
    username: account,
    password: 'Evening2026',
    referralCode: code ?? '',
  })
  await upper.call(promoteDownline, { account }, once())
  const tiers = [{ minimumBet: 1_000, activeMember: 1, netLoss: 0, rateType: 'P' as const, rate }]
  const offered = { account, kind: 'realtime' as const, category: 'SPORTS' as const, tiers }
  const { contractId } = await upper.call(offerContract, offered, once())
  if (contractId === null) throw new Error('the offer has no number')
  const lower = memberClient(request, token)
  await lower.call(answerRealtimeSalaryOffer, { contractId, status: 'A' }, once())
  return { account, contracts: async () => (await lower.call(listDownlineContracts, { side: 'held' })).list }
}

test('[AGT-04] a contract below the rate of one that was handed on ends that one, and says so before and in the question', async ({
  page,
  elsewhere,
  request,
  baseURL,
}) => {
  const third = await agentBelow(request, baseURL ?? '', 0.00015)
  expect(await third.contracts()).toMatchObject([{ state: 'accepted' }])
  await page.goto('/')
  await logIn(page, upline)
  const below = await enter(await elsewhere())
  await below.goto('/agent/agentContracts')
  await offer(page, 'Sports', '0.01')
  await openWaiting(below, 'Sports')
  await expect(below.getByRole('main').getByText('1 contract in the team would end')).toBeVisible()
  await expect(below.getByRole('main').getByText(third.account)).toBeVisible()
  await expectAccessible(below)
  await below.getByRole('main').getByRole('button', { name: 'Accept the offer', exact: true }).click()
  const question = below.getByRole('dialog')
  await expect(question.getByText('1 contract in the team would end')).toBeVisible()
  await expect(question.getByText(third.account)).toBeVisible()
  await expectAccessible(below)
  expect(await third.contracts()).toMatchObject([{ state: 'accepted' }])
  await question.getByRole('button', { name: 'Accept the offer', exact: true }).click()
  await expect(below.getByText('In force').first()).toBeVisible()
  expect(await third.contracts()).toMatchObject([{ state: 'terminated', endReason: 'outbid' }])
})
