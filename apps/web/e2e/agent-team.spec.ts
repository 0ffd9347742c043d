import type { Page } from '@playwright/test'
import { expect, expectAccessible, freshName, logIn, test } from './fixtures.ts'

const agent = { username: 'marcobay01', password: 'vesper2025' }
const subAgent = { username: 'aprilsol22', password: 'vesper2025' }
const paymentPassword = '246810'
const secret = 'Evening2026'
const team = '/agent/downlineManagmentView'

const figure = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

/** What stands beside a name in the panel of a member. */
const fact = (page: Page, name: string) =>
  page
    .locator('.p-panel .p-facts__row')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

test('[AGT-02] [AGT-05] an agent finds a member, sets its rates and hands it money; both balances and records say so', async ({
  page,
  elsewhere,
}) => {
  await page.goto('/')
  await logIn(page, agent)
  await page.goto('/agent')
  await page.getByRole('link', { name: 'Team management' }).click()
  await expect(page).toHaveURL(team)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /members beneath you$/ })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('searchbox', { name: 'Search the whole team' }).fill('april')
  await expect(page).toHaveURL(/account=april/)
  await main.getByRole('row').filter({ hasText: subAgent.username }).getByRole('link').click()
  const panel = page.getByRole('dialog', { name: subAgent.username })
  await expect(fact(page, 'Slots')).toBeVisible()
  await expectAccessible(page)

  await expect(panel.getByRole('link', { name: 'Offer a contract' })).toHaveAttribute(
    'href',
    `/agent/agentContracts?tab=offer&account=${subAgent.username}`,
  )
  await panel.getByRole('button', { name: 'Set rates' }).click()
  const rates = page.getByRole('dialog', { name: `Rates of ${subAgent.username}` })
  const slots = rates.getByRole('textbox', { name: 'Slots' })
  const other = Number(await slots.inputValue()) === 0.6 ? '0.55' : '0.6'
  await slots.fill('0.05')
  await expect(rates.getByText(/^Choose a rate from .* to 0.8%/)).toBeVisible()
  await slots.fill(other)
  await rates.getByRole('button', { name: 'Set rates' }).click()
  await expect(rates).toBeHidden()
  await expect(fact(page, 'Slots')).toContainText(`${other}%`)

  const before = figure(await fact(page, 'In the main wallet').innerText())
  await panel.getByRole('button', { name: 'Transfer money' }).click()
  const form = page.getByRole('dialog', { name: `Transfer money to ${subAgent.username}` })
  const free = figure(
    await form.locator('.p-facts__row').filter({ hasText: 'You can transfer' }).locator('dd').innerText(),
  )
  await form.getByRole('textbox', { name: 'Amount' }).fill('1.25')
  const note = `Advance ${freshName()}`
  await form.getByRole('textbox', { name: 'Note' }).fill(note)
  await form.getByRole('button', { name: 'Transfer \u20b11.25' }).click()
  const ask = page.getByRole('dialog', { name: 'Transfer \u20b11.25?' })
  await ask
    .getByLabel(/^Payment password/)
    .first()
    .fill('000000')
  await ask.getByRole('button', { name: 'Transfer \u20b11.25' }).click()
  await expect(ask.getByLabel(/^Payment password/).first()).toHaveAttribute('aria-invalid', 'true')
  await ask
    .getByLabel(/^Payment password/)
    .first()
    .fill(paymentPassword)
  await ask.getByRole('button', { name: 'Transfer \u20b11.25' }).click()
  const done = page.getByRole('dialog', { name: 'The money is there' })
  await expect(done.getByText(`${subAgent.username} has received \u20b11.25.`)).toBeVisible()
  await expectAccessible(page)
  await done.getByRole('button', { name: 'Close the transfer' }).last().click()
  await expect.poll(async () => figure(await fact(page, 'In the main wallet').innerText())).toBeCloseTo(before + 125, 2)
  await panel.getByRole('button', { name: 'Transfer money' }).click()
  await expect
    .poll(async () =>
      figure(await form.locator('.p-facts__row').filter({ hasText: 'You can transfer' }).locator('dd').innerText()),
    )
    .toBeCloseTo(free - 125, 2)

  const there = await elsewhere()
  await there.goto('/')
  await logIn(there, subAgent)
  await there.goto('/member/transactionHistory')
  await expect(there.getByRole('main').getByText('1.25').first()).toBeVisible()
})

test('[AGT-02] [AGT-07] the team is gone through by breadcrumbs and as a tree by the keyboard, and saved as a file', async ({
  page,
}) => {
  await page.goto('/')
  await logIn(page, agent)
  await page.goto(`${team}?kind=agents`)
  const main = page.getByRole('main')
  await main.getByRole('row').filter({ hasText: subAgent.username }).getByRole('link').click()
  await page.getByRole('link', { name: /^Open their team of/ }).click()
  await expect(page).toHaveURL(`${team}?upline=${subAgent.username}`)
  await expect(main.getByRole('heading', { name: new RegExp(`members beneath ${subAgent.username}$`) })).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^team-members-aprilsol22-.*\.csv$/)
  await main.getByRole('navigation', { name: 'The way down to this team' }).getByRole('link').click()
  await expect(main.getByRole('heading', { name: /members beneath you$/ })).toBeVisible()

  await main.getByRole('tab', { name: 'Tree' }).click()
  const april = main.getByRole('treeitem', { name: new RegExp(`^${subAgent.username}`) })
  await april.focus()
  await page.keyboard.press('ArrowRight')
  await expect(main.getByRole('treeitem', { level: 2 }).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=tree&open=/)
  await expect(page.getByText(`${subAgent.username} sets the rates of this member.`)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[AGT-01] [AGT-02] a player of the team is made an agent, and opens the agent centre at the next login', async ({
  page,
  elsewhere,
}) => {
  await page.goto('/')
  await logIn(page, agent)
  const code = await page.evaluate(async () => {
    const answer = await fetch('/wps/agent/affiliateUrl', {
      method: 'POST',
      headers: {
        Authorization: sessionStorage.getItem('token') ?? '',
        Merchant: 'vesper',
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify({ type: 0 }),
    })
    return (await answer.json()).value.code as string
  })
  const guest = await elsewhere()
  await guest.goto(`/register?affiliateCode=${code}`)
  await guest.getByRole('radio', { name: 'Username' }).check()
  const account = freshName()
  const field = (name: string) => guest.getByRole('main').getByRole('textbox', { name, exact: true })
  await field('Username').fill(account)
  await guest.getByLabel('Full name').fill('Linh Tran')
  await field('Password').fill(secret)
  await guest.getByLabel('Repeat the password').fill(secret)
  await guest.getByRole('checkbox', { name: 'I am 21 or older' }).check()
  await guest.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await expect(guest.getByRole('dialog', { name: 'Your account is open' })).toBeVisible()

  await page.goto(`${team}?open=${account}`)
  const panel = page.getByRole('dialog', { name: account })
  await panel.getByRole('button', { name: 'Make an agent' }).click()
  const ask = page.getByRole('dialog', { name: `Make ${account} an agent?` })
  await expectAccessible(page)
  await ask.getByRole('button', { name: 'Make an agent' }).click()
  await expect(panel.getByText(/^Agent, level 1 below you/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Make an agent' })).toHaveCount(0)
  await panel.getByRole('link', { name: 'Write a message' }).click()
  await expect(page.locator('select[name=recipient] option:checked')).toHaveText(new RegExp(account))

  const owner = await elsewhere()
  await owner.goto('/')
  await logIn(owner, { username: account, password: secret })
  await owner.goto('/agent')
  await expect(owner.getByRole('link', { name: 'Team management' })).toBeVisible()
})
