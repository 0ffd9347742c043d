import { claimRebate, getRebate } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerNoRebate, answerRebate } from '../../testing/index.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { RebateScreen } from '../index.ts'

const at = Date.UTC(2026, 10, 22, 12)

const serve = (amount?: number) => answerRebate(createFakeServer(), at, amount)

const show = async (server: FakeServer) => {
  const screen = await showScreen(
    server,
    <main>
      <RebateScreen
        language="EN"
        currency="PHP"
        paging={{ page: 1 }}
        categoryName={(code) => ({ RNG: 'Slots', LIVE: 'Live casino', FISH: 'Fishing' })[code] ?? code}
        hrefOf={({ page: to }) => `?page=${to}`}
        onPaging={() => undefined}
        recordHref="#record"
      />
    </main>,
    { now: at },
  )
  return { screen, server, findings: () => axeFindings(screen.container) }
}
const take = () => page.getByRole('button', { name: 'Take ₱12.40' })

test('[MEM-02] [BEY-02] a rebate says what can be taken, how it adds up and under which terms', async () => {
  await page.viewport(1440, 900)
  const { screen, findings } = await show(serve())
  await expect.element(screen.getByRole('heading', { name: 'You can take ₱12.40 of rebate' })).toBeVisible()
  await expect.element(screen.getByText('Nothing: you may withdraw it at once')).toBeVisible()
  const how = screen.getByRole('table', { name: 'How it adds up' })
  await expect.element(how.getByRole('row', { name: /Slots ₱8,420\.50 0\.1% ₱8\.42/ })).toBeVisible()
  await expect.element(how.getByRole('row', { name: /Total ₱22,000\.50 ₱12\.40/ })).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Rebates taken' }).getByText('₱20.18')).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[MEM-02] a rebate that is pressed twice is taken once, and what it changes is read again', async () => {
  const { screen, server } = await show(serve())
  await take().click()
  answerNoRebate(server, at)
  await expect.element(screen.getByRole('status').getByText('₱12.40 is in your main wallet.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'See it in the account record' }))
    .toHaveAttribute('href', '#record')
  expect(server.callsOf(claimRebate)).toHaveLength(1)
  await expect.poll(() => server.callsOf(getRebate).length).toBeGreaterThan(1)
})

test('[MEM-02] below the least it says what is missing, and there is nothing to press', async () => {
  const { screen, findings } = await show(serve(0.42))
  await expect.element(screen.getByRole('heading', { name: '₱0.42 of rebate so far' })).toBeVisible()
  await expect
    .element(screen.getByRole('progressbar', { name: 'Gathered' }))
    .toHaveAttribute('aria-valuetext', '₱0.42 of ₱1.00')
  await expect.element(screen.getByText('₱0.58 to go until you can take it')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Take ₱/ })).not.toBeInTheDocument()
  expect(await findings()).toEqual([])
})

test('[MEM-02] a rebate that another tab has taken is refused in words, and the page shows what there is', async () => {
  const server = serve().answer(claimRebate, () => {
    throw new FakeRefusal('rebate.low', { value: { minimum: 1 } })
  })
  const { screen } = await show(server)
  await expect.element(take()).toBeVisible()
  answerNoRebate(server, at)
  await take().click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'No rebate yet' })).toBeVisible()
})

test('[MEM-02] after a lost answer the same is sent once more, with the same key', async () => {
  const { screen, server } = await show(serve())
  server.fail('reset', claimRebate, 1)
  await take().click()
  await expect.element(screen.getByRole('button', { name: 'Send the same again' })).toBeVisible()
  await screen.getByRole('button', { name: 'Send the same again' }).click()
  await expect.element(screen.getByText('₱12.40 is in your main wallet.')).toBeVisible()
  expect(new Set(server.callsOf(claimRebate).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
})

test('[MEM-02] what does not load says so, with a way to ask again', async () => {
  const server = serve().fail('503', getRebate)
  const { screen } = await show(server)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
