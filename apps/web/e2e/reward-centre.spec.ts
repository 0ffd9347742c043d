import { applyForPromotion, type Id } from '@parlour/api-client/endpoints'
import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { operatorToken } from './operator-token.ts'
import { join } from './play.ts'
import { inTest, memberClient, openTab, payIn } from './sessions.ts'

const said = <Said>(one: Said) => ({ EN: one, TY: one, CN: one, ID: one, TH: one, VI: one })
const week = (title: string) =>
  JSON.stringify({
    rule: { type: 'MANUAL', maximum: 50, currency: null },
    terms: { multiple: 2, days: 7 },
    title: said(title),
    summary: said('Up to ₱50 for a photo. Play it 2 times before you withdraw.'),
    lines: said(['One a member.']),
    figure: '₱50',
    figureLabel: said('at most'),
    category: 'vip',
    position: 9_100,
    start: '2026-01-01T00:00',
  })

/** Gives a member a reward that waits to be claimed: an application that the operator approves. */
async function approve(request: APIRequestContext, token: string, title: string, pesos: string): Promise<void> {
  const operate = async (name: string, ...args: readonly string[]) => {
    const answer = await request.post(`/operator/${name}`, {
      data: { args },
      headers: { 'Operator-Token': operatorToken },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.text()
  }
  const added = await operate('promotion', 'add', '--file', week(title))
  const promotionId: Id = /Promotion (\d+) is added/.exec(added)?.[1] ?? ''
  const { applicationId } = await memberClient(request, token).call(
    applyForPromotion,
    { promotionId, remarks: title },
    { idempotencyKey: crypto.randomUUID() },
  )
  await operate('approve-application', String(applicationId), pesos)
}

test('[MEM-06] rewards are claimed one by one and then all: each row says so, another tab has none left, and the last draw is checked', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const member = await join(baseURL)
  await approve(request, member.token, 'Photo of the table', '40')
  await approve(request, member.token, 'Photo of the team', '30')
  await approve(request, member.token, 'Photo of the day', '20')
  await openTab(page, member.token, member.username)
  await page.goto('/member/rewardCenter')
  const claims = page.getByRole('button', { name: /^Claim: / })
  // The reward of today's login waits too.
  await expect(claims).toHaveCount(4)
  await expectAccessible(page)
  const other = await context.newPage()
  await openTab(other, member.token, member.username)
  await other.goto('/member/rewardCenter')
  const late = other.getByRole('button', { name: 'Claim: Photo of the table' })
  await expect(late).toBeVisible()

  await page.getByRole('button', { name: 'Claim: Photo of the table' }).dblclick()
  await expect(page.getByText('Claimed', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Claim all 3' }).dblclick()
  await expect(page.getByRole('heading', { level: 2, name: 'All claimed' })).toBeVisible()
  await expect(page.getByText('Claimed', { exact: true })).toHaveCount(4)

  // The other tab follows without a touch.
  await expect(late).toHaveCount(0)
  await expect(other.getByText('Nothing to claim', { exact: true })).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: 'Check the draw on this device' }).click()
  await expect(page.getByRole('status').getByText('The draw is right.')).toBeVisible()
  await page.goto('/member/bonusDetails')
  for (const title of ['Photo of the table', 'Photo of the team', 'Photo of the day'])
    await expect(page.getByRole('heading', { level: 2, name: title })).toHaveCount(1)
})

test('[MEM-06] the operator draws the raffle: the winner checks the draw and claims the prizes, and the balance and the record have them', async ({
  page,
  request,
  operate,
  baseURL,
}) => {
  const member = await join(baseURL)
  await payIn(request, member.token, 5_000_000)
  // So many tickets that of ten prizes some are this member's, however the secret decides.
  // They are from before the ten minutes after which an ended raffle is drawn.
  const ago = 15 * 60_000
  await inTest(request, 'rounds', { username: member.username, category: 'SPORTS', stake: 5_000_000, rounds: 200, ago })
  await openTab(page, member.token, member.username)
  await page.goto('/member/rewardCenter')
  await expect(page.getByText(/^20,000 of [\d,]+$/)).toBeVisible()

  const { id } = (await inTest(request, 'raffle', {})) as { id: number }
  await operate('draw-raffle', String(id))
  await page.reload()
  await expect(page.getByText('You', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Check the draw on this device' }).click()
  await expect(page.getByRole('status').getByText('The draw is right.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Claim: Weekly raffle' }).first().click()
  const taken = page.getByText(/^₱[\d.,]+ is in your bonus money\. Play it through/)
  await expect(taken).toHaveCount(1)
  const [sum = ''] = /[\d.,]+/.exec(await taken.innerText()) ?? []
  // An account begins with ₱1,000.00 of play money, and ₱50,000.00 were paid in.
  const after = 51_000 + Number(sum.replaceAll(',', ''))
  await page.goto('/')
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText(
    `₱${after.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
  )
  await page.goto('/member/bonusDetails')
  await expect(page.getByRole('heading', { level: 2, name: 'Weekly raffle' })).toHaveCount(1)
  await page.goto('/member/transactionHistory')
  await expect(page.getByText(`₱${sum}`).first()).toBeVisible()
})

test('[MEM-06] the reward of the day and a code are taken once by two presses: their terms stand before, and a second try says so', async ({
  page,
  baseURL,
}) => {
  const member = await join(baseURL)
  await openTab(page, member.token, member.username)
  await page.goto('/member/rewardCenter')
  await page.getByRole('button', { name: 'Claim: Daily login · Day 1' }).dblclick()
  await expect(page.getByText(/^₱[\d.]+ is in your bonus money\. It can be played, not withdrawn\.$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Today's reward is taken\./)).toBeVisible()

  const code = page.getByRole('textbox', { name: 'Code' })
  await code.fill('no such code')
  await page.getByRole('button', { name: 'Check code' }).click()
  await expect(code).toHaveAccessibleDescription(/code/i)
  await code.fill(' vesper 88 ')
  await page.getByRole('button', { name: 'Check code' }).click()
  await expect(page.getByText('To play before it is paid')).toBeVisible()
  await expectAccessible(page)
  const take = page.getByRole('button', { name: /^Take ₱[\d.]+$/ })
  const [given = ''] = /₱[\d.]+/.exec(await take.innerText()) ?? []
  await take.dblclick()
  await expect(page.getByRole('status').getByText(`${given} is yours once you have played for it.`)).toBeVisible()
  await code.fill('VESPER88')
  await page.getByRole('button', { name: 'Check code' }).click()
  await expect(page.getByText('You have taken this code already.')).toBeVisible()

  await page.goto('/member/bonusDetails')
  await expect(page.getByText(given).first()).toBeVisible()
})
