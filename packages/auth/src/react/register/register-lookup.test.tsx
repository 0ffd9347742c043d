import { checkUsername, getRegistrationRules } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serveRegistration } from '../../testing/register-world.ts'
import { renderAuth } from '../../testing/render-auth.tsx'
import { RegisterScreen } from '../index.ts'

const none = { affiliateCode: null, referralCode: null, domain: null }
const field = (label: string) => page.getByLabelText(new RegExp(`^${label}(\\*| optional)?$`))

const open = async (options: Parameters<typeof renderAuth>[2] = {}) => {
  const server = serveRegistration(createFakeServer())
  const screen = (
    <RegisterScreen
      flags={new Set()}
      referral={none}
      registerUrl="https://site.test/register"
      age={21}
      onHome={vi.fn()}
      onLogin={vi.fn()}
      onDone={vi.fn()}
    />
  )
  await renderAuth(screen, server, options)
  await expect.element(field('Username')).toBeVisible()
  return server
}

test('[REG-02] a name is looked up when it is left: free, or taken', async () => {
  const server = await open()
  await field('Username').fill('demo01')
  await field('Password').click()
  await expect.element(page.getByText('This name is free').first()).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: 'This name is free' })).toBeInTheDocument()
  server.answer(checkUsername, () => {
    throw new FakeRefusal('register.username.taken')
  })
  await field('Username').fill('demo02')
  await field('Password').click()
  await expect.element(page.getByText('This username is taken. Choose another one.')).toBeVisible()
  await expect.element(field('Password')).toHaveFocus()
})

test('[REG-02] rules that do not come a second time take nothing away that was typed', async () => {
  let ticks = 0
  const server = await open({ client: { monotonic: () => ticks } })
  await field('Password').fill('marigold77')
  ticks = 11 * 60_000
  server.answer(getRegistrationRules, () => {
    throw new FakeRefusal('system.busy', { status: 503 })
  })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => server.callsOf(getRegistrationRules).length).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect.element(field('Username')).toHaveFocus()
  await expect.element(field('Password')).toHaveValue('marigold77')
})

test('[REG-02] a name that the platform cannot tell about is not called free; one that it finds malformed says so', async () => {
  const server = await open()
  server.answer(checkUsername, () => {
    throw new FakeRefusal('system.busy', { status: 503 })
  })
  await field('Username').fill('demo01')
  await field('Password').click()
  await expect.poll(() => server.callsOf(checkUsername).length).toBeGreaterThan(0)
  await expect.element(page.getByText('Looking whether this name is free')).not.toBeInTheDocument()
  await expect.element(page.getByText('This name is free')).not.toBeInTheDocument()
  server.answer(checkUsername, () => {
    throw new FakeRefusal('register.field.invalid', { status: 400 })
  })
  await field('Username').fill('demo02')
  await field('Password').click()
  await expect.element(page.getByText('This does not look right. Check what you typed.')).toBeVisible()
})
