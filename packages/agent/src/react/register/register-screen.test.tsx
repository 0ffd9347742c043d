import { createDownline, getGlobalRebateSettings } from '@parlour/api-client/endpoints'
import { FakeRefusal } from '@parlour/api-client/testing'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serveRegister, showRegister } from '../../testing/register-world.tsx'

const field = (name: string) => page.getByRole('textbox', { name })
const open = () => page.getByRole('button', { name: 'Open account' })

test.each([1440, 412, 320])('[AGT-02] at %d px an account is opened, and its password is shown once', async (width) => {
  await page.viewport(width, 900)
  const { screen, server } = await showRegister()
  await expect.element(screen.getByText('Agent, level 2')).toBeVisible()
  await expect.element(screen.getByText('You keep, per ₱1,000.00 bet')).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await screen.getByRole('radio', { name: /^Agent/ }).click({ force: true })
  await field('Username').fill('carlomnl')
  await expect.element(screen.getByText('This name is free').first()).toBeVisible()
  await field('Slots').fill('0.3')
  await expect.element(screen.getByText('You keep 0.2%')).toBeVisible()
  await expect.element(screen.getByText('₱2.00', { exact: true })).toBeVisible()
  await open().click()
  await expect.element(screen.getByText('carlomnl is in your team now.')).toBeVisible()
  const [call] = server.callsOf(createDownline)
  expect(call?.input).toMatchObject({ username: 'carlomnl', type: 2, rates: { RNG: 0.003, LIVE: 0 } })
  const { password = '' } = (call?.input ?? {}) as { password?: string }
  expect(password).toMatch(/^[a-zA-Z\d]{12}$/)
  await expect.element(screen.getByText(password, { exact: true })).toBeVisible()
  await expect
    .element(
      screen.getByText(`Your account at Vesper is open. Username: carlomnl. First password: ${password}.`, {
        exact: false,
      }),
    )
    .toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
  await screen.getByRole('button', { name: 'Open another account' }).click()
  await expect.element(field('Username')).toHaveValue('')
  await expect.element(field('First password')).not.toHaveValue(password)
})

test('[AGT-02] a name that is taken says so while it is typed, and opens nothing', async () => {
  const { screen, server } = await showRegister()
  await field('Username').fill('taken01')
  await expect.element(screen.getByText(failures['api.code.register.username.taken'])).toBeVisible()
  await open().click()
  await expect.element(field('Username')).toHaveFocus()
  expect(server.callsOf(createDownline)).toHaveLength(0)
})

test('[AGT-02] a rate outside of its bounds is named at its field at once', async () => {
  const { screen } = await showRegister()
  await field('Live casino').fill('0.9')
  await expect.element(screen.getByText('Choose a rate from 0% to 0.4%, in steps of 0.05%.')).toBeVisible()
  await expect.element(field('Live casino')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Slots')).not.toHaveAttribute('aria-invalid')
  await expect.element(open()).toBeDisabled()
})

test.each([
  ['agent.rate.outside', { productType: 'LIVE' }, 'Live casino'],
  ['register.username.taken', { field: 'username' }, 'Username'],
  ['register.field.invalid', { field: 'password' }, 'First password'],
])('[AGT-02] %s stands at its field, and nothing typed is lost', async (code, value, name) => {
  const server = serveRegister().answer(createDownline, () => {
    throw new FakeRefusal(code, { value })
  })
  const { screen } = await showRegister(server)
  await field('Username').fill('carlomnl')
  await field('Slots').fill('0.3')
  await open().click()
  await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Username')).toHaveValue('carlomnl')
  await expect.element(field('Slots')).toHaveValue('0.30')
  const beside = screen.getByRole('region', { name: /^You keep/ })
  await expect.element(beside.getByRole('alert')).not.toBeInTheDocument()
})

test('[AGT-02] any other refusal stands above the button', async () => {
  const server = serveRegister().answer(createDownline, () => {
    throw new FakeRefusal('in_need_true_account')
  })
  const { screen } = await showRegister(server)
  await field('Username').fill('carlomnl')
  await open().click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(field('Username')).toHaveValue('carlomnl')
})

test('[AGT-02] an answer that got lost is asked for again with the same key, and the password of that call is shown', async () => {
  const server = serveRegister()
  server.fail('reset', createDownline, 1)
  const { screen } = await showRegister(server)
  await field('Username').fill('carlomnl')
  await open().click()
  await expect.element(screen.getByText('The answer got lost')).toBeVisible()
  await expect.element(open()).toBeDisabled()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('carlomnl is in your team now.')).toBeVisible()
})

test('[AGT-02] without rates of the own an account opens without', async () => {
  const { screen, server } = await showRegister(serveRegister().answer(getGlobalRebateSettings, { list: [] }))
  await expect.element(screen.getByText('You have no rates of your own to hand on yet.')).toBeVisible()
  await field('Username').fill('carlomnl')
  await open().click()
  await expect.element(screen.getByText('carlomnl is in your team now.')).toBeVisible()
  expect(server.callsOf(createDownline)[0]?.input).toMatchObject({ type: 0, rates: {} })
})

test('[AGT-02] what did not load says so', async () => {
  const server = serveRegister()
  server.fail('503', getGlobalRebateSettings)
  const { screen } = await showRegister(server)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
