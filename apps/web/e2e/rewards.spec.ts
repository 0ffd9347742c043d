import { expect, expectAccessible, freshName, isPhone, player, test } from './fixtures.ts'
import { join } from './play.ts'
import { apiLogin, inTest, openTab, payIn, registerElsewhere } from './sessions.ts'

test('[MEM-03] a friend who comes by the link is listed with what is still missing, then rewarded: once it is played for, the balance and the record have the reward', async ({
  page,
  request,
  baseURL,
}) => {
  const member = await join(baseURL)
  await openTab(page, member.token, member.username)
  await page.goto('/member/referral')
  await expect(page.getByRole('heading', { level: 1, name: 'Invite friends' })).toBeVisible()
  await expect(page.getByText('No friends yet')).toBeVisible()
  const shown = await page.getByText(/register\?referralCode=/).innerText()
  const referralCode = new URL(`http://${shown}`).searchParams.get('referralCode') ?? ''
  expect(referralCode).not.toBe('')
  await expectAccessible(page)

  const friend = { username: freshName(), password: player.password }
  const token = await registerElsewhere(baseURL ?? '', { ...friend, referralCode })
  await payIn(request, token, 50_000)

  await page.reload()
  await expect(page.getByRole('progressbar', { name: 'Deposited' })).toHaveAttribute(
    'aria-valuetext',
    '₱200.00 of ₱200.00',
  )
  await expect(page.getByRole('row').filter({ hasText: '***' })).toContainText('In progress')

  await inTest(request, 'rounds', { username: friend.username, category: 'RNG', stake: 50_000, rounds: 2 })
  await inTest(request, 'job', { name: 'referrals' })
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: '***' })).toContainText(/₱150\.00.*Given/)
  await expect(page.getByText('To play before it is paid')).toBeVisible()
  await expect(page.getByText('₱7,500.00', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Nothing earned with friends yet' })).toBeVisible()

  await payIn(request, member.token, 50_000)
  await page.goto('/member/bonusDetails')
  await expect(page.getByRole('heading', { level: 2, name: 'Bring a friend' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Played so far' })).toHaveAttribute(
    'aria-valuetext',
    /^₱0\.00 of ₱7,500\.00, 0/,
  )
  const balance = page.getByRole('group', { name: 'Balance' })
  await page.goto('/')
  await expect(balance).toContainText('₱1,500.00')

  await inTest(request, 'rounds', { username: member.username, category: 'SPORTS', stake: 50_000, rounds: 15 })
  await inTest(request, 'job', { name: 'close-bonuses' })
  await page.goto('/member/referral')
  await expect(page.getByRole('heading', { level: 2, name: '₱150.00 earned with friends' })).toBeVisible()
  await page.goto('/')
  await expect(balance).toContainText('₱1,650.00')
  await page.goto('/member/transactionHistory')
  await expect(page.getByRole('row').filter({ hasText: 'Bring a friend' }).filter({ hasText: '₱150.00' })).toHaveCount(
    1,
  )
})

test('[MIS-01] [MEM-02] a milestone and the rebate are taken by two presses: another tab follows, and the record shows both', async ({
  page,
  context,
  request,
}) => {
  await openTab(page, await apiLogin(request, player))
  await page.goto('/member/missionLeaderboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Missions' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Bet race', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Leaderboard' })).toBeVisible()
  await expectAccessible(page)
  const claim = page.getByRole('button', { name: /^Take ₱[\d.]+: Bet race/ }).first()
  const [given = ''] = /₱[\d.]+/.exec(await claim.innerText()) ?? []
  expect(given).not.toBe('')
  await claim.dblclick()
  await expect(page.getByRole('status').getByText(`${given} is in your bonus money. Play it through`)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Open' })).toBeVisible()

  await page.goto('/member/manualRebate')
  await expect(page.getByRole('heading', { level: 2, name: /^You can take ₱/ })).toBeVisible()
  await expectAccessible(page)
  const other = await context.newPage()
  await openTab(other, await apiLogin(request, player))
  await other.goto('/member/manualRebate')
  const take = page.getByRole('button', { name: /^Take ₱/ })
  const sum = ((await take.innerText()).match(/₱[\d.,]+/) ?? [''])[0]
  await expect(other.getByRole('button', { name: `Take ${sum}` })).toBeVisible()
  await take.dblclick()
  await expect(page.getByRole('status').getByText(`${sum} is in your main wallet.`)).toBeVisible()
  // A row, and under it the sum of all rows.
  const taken = page.getByRole('table', { name: 'Rebates taken' })
  await expect(taken.getByText(sum)).toHaveCount(2)
  await expect(taken.getByRole('row', { name: /^Taken, all pages/ })).toContainText(sum)
  // The other tab follows without a touch.
  await expect(other.getByRole('heading', { level: 2, name: /^No rebate yet|of rebate so far$/ })).toBeVisible()
  await other.close()

  await page.getByRole('link', { name: 'See it in the account record' }).click()
  await expect(page).toHaveURL(/\/member\/transactionHistory/)
  await expect(page.getByText(sum).first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: given })).toHaveCount(1)
})

test('[MEM-06] of two tickets one is given back and one is used: the tab, the bonus and the record show it, and the badge counts neither', async ({
  page,
  operate,
  baseURL,
}) => {
  const member = await join(baseURL)
  await operate('issue-ticket', member.username, '50', '9', 'Evening gift')
  await operate('issue-ticket', member.username, '20', '9', 'Morning gift')
  await openTab(page, member.token, member.username)
  await page.goto('/member/rewardCenter?tab=tickets')
  // A new account has the reward of its login to claim; tickets are used, not claimed.
  const badge = page.getByRole('navigation', { name: 'Member centre' }).getByRole('link', { name: /^Reward centre/ })
  const tab = page.getByRole('tab', { name: /^Tickets/ })
  await expect(tab).toContainText('2')
  if (!isPhone(page)) await expect(badge).toContainText('1')
  await expect(page.getByRole('heading', { level: 1, name: 'Reward centre' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Evening gift' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Give back: Morning gift' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Give back' }).dblclick()
  await expect(page.getByRole('heading', { level: 3, name: 'Morning gift' })).toHaveCount(0)
  await expect(tab).toContainText('1')
  await page.getByRole('button', { name: 'Use it: Evening gift' }).dblclick()
  await expect(page.getByRole('status').getByText('₱50.00 is in your bonus money. Play it through')).toBeVisible()
  await expect(page.getByText('No tickets')).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page).toHaveURL(/tab=history/)
  await expect(tab).toHaveText('Tickets')
  if (!isPhone(page)) await expect(badge).toContainText('1')
  await page.goto('/member/bonusDetails')
  await expect(page.getByRole('heading', { level: 2, name: 'Evening gift' })).toBeVisible()
  await page.goto('/member/transactionHistory')
  await expect(page.getByText('₱50.00').first()).toBeVisible()
})
