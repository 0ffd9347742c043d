import { expect, expectAccessible, isPhone, test } from './fixtures.ts'
import { operatorToken } from './operator-token.ts'
import { join } from './play.ts'
import { openTab, payIn } from './sessions.ts'

/** A JPEG of 16 x 8 px whose camera was held to the side, and which names place and device. */
const portrait = Buffer.from(
  '/9j/4QBORXhpZgAATU0AKgAAAAgAAwEPAAIAAAAIAAAAPgESAAMAAAABAAYAAAEOAAIAAAAMAAAAMgAAAABHUFMgMTQuNTk5NQBQYXJsY2FtAP/bAEMAAwICAwICAwMDAwQDAwQFCAUFBAQFCgcHBggMCgwMCwoLCw0OEhANDhEOCwsQFhARExQVFRUMDxcYFhQYEhQVFP/bAEMBAwQEBQQFCQUFCRQNCw0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFP/AABEIAAgAEAMBEQACEQEDEQH/xAAVAAEBAAAAAAAAAAAAAAAAAAAFCP/EABgQAAIDAAAAAAAAAAAAAAAAAAAWZKPh/8QAFgEBAQEAAAAAAAAAAAAAAAAABwYI/8QAGhEAAgIDAAAAAAAAAAAAAAAAABdkoqPi4//aAAwDAQACEQMRAD8AnZqi2YUa2l03FNswcnMAGoz4f//Z',
  'base64',
)
const heic = Buffer.from('AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWlj', 'base64')

const said = <Said>(one: Said) => ({ EN: one, TY: one, CN: one, ID: one, TH: one, VI: one })
const photoWeek = JSON.stringify({
  rule: { type: 'MANUAL', maximum: 50, currency: null },
  terms: { multiple: 2, days: 7 },
  title: said('Photo week'),
  summary: said('Up to ₱50 for a photo of your table. Play it 2 times before you withdraw.'),
  lines: said(['One a member.']),
  figure: '₱50',
  figureLabel: said('at most'),
  category: 'vip',
  position: 9_000,
  start: '2026-01-01T00:00',
})

test('[PRM-01] a member joins a promotion and card, page and another tab say so; a deposit begins with the bonus', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const member = await join(baseURL)
  await openTab(page, member.token, member.username)
  await page.goto('/promotions')
  const cardOf = (title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  const weekend = cardOf('Weekend at the tables')
  await expect(weekend.getByText('Open', { exact: true })).toBeVisible()
  await expect(weekend.getByText(/^₱[\d.,]+ to be played before you withdraw it · /)).toBeVisible()
  const second = cardOf('Second deposit')
  await expect(second.getByText('It is for the second deposit of an account only.')).toBeVisible()
  await expectAccessible(page)
  let joined = 0
  page.on('request', (sent) => {
    if (sent.url().includes('signUpPromotionJoin')) joined++
  })
  await weekend.getByRole('button', { name: 'Join: Weekend at the tables' }).dblclick()
  await expect(weekend.getByRole('status')).toContainText('You have joined.')
  await expect(weekend.getByText('Joined', { exact: true }).first()).toBeVisible()
  expect(joined).toBe(1)

  const other = await context.newPage()
  await openTab(other, member.token, member.username)
  await other.goto('/promoDetail?id=108')
  await expect(other.getByText('Joined', { exact: true }).first()).toBeVisible()
  await expect(other.getByText(/^You have joined\. Your bets count until/)).toBeVisible()
  await expectAccessible(other)
  await other.close()
  await page.reload()
  await page.getByRole('tab', { name: /^Mine/ }).click()
  await expect(page).toHaveURL(/category=-mine/)
  await expect(weekend.getByText('Joined', { exact: true }).first()).toBeVisible()
  await expect(second).toBeHidden()

  await payIn(request, member.token, 50_000)
  await page.goto('/promotions')
  await second.getByRole('link', { name: 'Deposit with it: Second deposit' }).click()
  await expect(page).toHaveURL(/\/member\/depositv2\?promotion=105$/)
  await expect(page.getByRole('radio', { name: /Second deposit/ })).toBeChecked()
})

test('[VAL-09] a member applies with a picture: it outlives a reload and a lost answer, and its state stands in the reward centre', async ({
  page,
  operate,
  baseURL,
}) => {
  const member = await join(baseURL)
  await openTab(page, member.token, member.username)
  await page.goto('/promotions')
  await page.getByRole('link', { name: 'Apply: Zalo welcome' }).click()
  const comment = page.getByRole('textbox', { name: /Comment/ })
  await comment.fill('My Zalo is linked.')
  const files = page.locator('[data-upload="files"]')
  await files.setInputFiles([
    { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: portrait },
    { name: 'raw.heic', mimeType: 'image/heic', buffer: heic },
  ])
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row('portrait.jpg').getByText('Ready')).toBeVisible()
  await expect(row('raw.heic').getByText(/not a PNG or JPEG/)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(comment).toHaveValue('My Zalo is linked.')
  await expect(row('portrait.jpg').getByText('Ready')).toBeVisible()

  const path = '**/wps/relay/MCSFE_signUpRequestReward'
  const sent: string[] = []
  await page.route(path, async (route) => {
    sent.push(route.request().postData() ?? '')
    if (sent.length > 1) return route.continue()
    // The answer gets lost: the platform has it, the page does not know.
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await page.getByRole('button', { name: 'Send the application' }).click()
  await page.getByRole('button', { name: 'Send the same again' }).click()
  await expect(page.getByText('Your application was sent')).toBeVisible()
  await page.unroute(path)
  expect(sent).toHaveLength(2)
  const { pictures } = JSON.parse(sent[0] ?? '') as { pictures: string[] }
  expect(pictures).toHaveLength(1)
  expect(Buffer.from(pictures[0]?.split(',')[1] ?? '', 'base64').toString('latin1')).not.toMatch(/GPS|Parlcam|Exif/)
  const id = /number is (\d+)/.exec(await page.getByRole('status').filter({ hasText: 'number is' }).innerText())?.[1]

  await page
    .getByRole('link', { name: /^See application/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/member\/rewardCenter\?tab=applications/)
  await expect(page.getByText('Zalo welcome').first()).toBeVisible()
  await expect(page.getByText('Applied', { exact: true })).toHaveCount(1)
  await operate('reject-application', id ?? '', 'The name is missing.')
  await page.reload()
  await expect(page.getByText('The name is missing.')).toBeVisible()
  await page.goto('/promotions')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Zalo welcome' }) })
  await expect(card.getByText('Not approved', { exact: true })).toBeVisible()
  await expect(card.getByText('The name is missing.')).toBeVisible()

  await operate('issue-ticket', member.username, '5', '9', 'Evening gift')
  await page.reload()
  await expect(page.getByText(/rewards? waits? for you to claim/)).toBeVisible()
  // The bar at the bottom of a phone counts them.
  if (isPhone(page))
    await expect(page.getByRole('navigation').getByRole('link', { name: /Promos.*rewards? to claim/ })).toBeVisible()
})

test('[VAL-09] a promotion that ends between the page and the press says so at its place, and nothing is lost', async ({
  page,
  request,
  baseURL,
}) => {
  const run = async (...args: string[]) => {
    const answer = await request.post('/operator/promotion', {
      data: { args },
      headers: { 'Operator-Token': operatorToken },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.text()
  }
  const id = /Promotion (\d+) is added/.exec(await run('add', '--file', photoWeek))?.[1] ?? ''
  const member = await join(baseURL)
  await openTab(page, member.token, member.username)
  await page.goto(`/promoDetail?id=${id}`)
  const comment = page.getByRole('textbox', { name: /Comment/ })
  await comment.fill('Round 5f0d')
  await run('end', id)
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(page.getByRole('alert')).toContainText('not running')
  await expect(comment).toHaveValue('Round 5f0d')
  await page.goto('/promotions')
  await expect(page.getByRole('heading', { name: 'Weekend at the tables' })).toBeVisible()
})
