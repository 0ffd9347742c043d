import { getCustomerServiceScript, getCustomerServiceUrl } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import '@parlour/ui-kit/styles.css'
import { focusManager } from '@tanstack/react-query'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { ContactButton, useService, type OpenWindow, type ServiceOptions } from '../index.ts'

const chat = 'http://chat.localhost:4100'
const serve = () =>
  createFakeServer()
    .answer(getCustomerServiceUrl, ({ csType }) => `${chat}/service/${csType}#s=ticket`)
    .answer(getCustomerServiceScript, { script: null, url: null })

const member = (rankLevel: number) => ({
  id: 1,
  account: 'linhtran88',
  nickname: 'Linh',
  type: 0,
  clubLabel: { labelName: 'Sapphire', color: null, color2: null, rankLevel },
})

function Lines(options: ServiceOptions) {
  const service = useService(options)
  return (
    <>
      <p>{service.lines.join(' ')}</p>
      <ContactButton service={service} />
    </>
  )
}

const show = async (
  openWindow: OpenWindow,
  {
    rank = 0,
    entries = [],
    server = serve(),
  }: { rank?: number; entries?: ServiceOptions['entries']; server?: ReturnType<typeof serve> } = {},
) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'linhtran88' }, 'linhtran88')
  session.setMember(member(rank) as never)
  return render(
    <Surroundings server={server} session={session} messages={messages}>
      <main>
        <Lines entries={entries} origins={[chat]} openWindow={openWindow} />
      </main>
    </Surroundings>,
  )
}

const findings = () => axeFindings(document.body)

test('[SVC-01] a member of a rank above 4 gets the VIP line, with the small window where there is one', async () => {
  const screen = await show(() => true, {
    rank: 5,
    entries: [
      { csType: '1', path: 'x' },
      { csType: '3', path: 'y' },
    ],
  })
  await expect.element(screen.getByText('vip chat')).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[SYS-16][SVC-01] the window opens in the press itself, and is led to the address when that has come', async () => {
  const openWindow = vi.fn<OpenWindow>(() => true)
  const screen = await show(openWindow)
  const button = screen.getByRole('button', { name: 'Contact us' }).element() as HTMLButtonElement
  button.click()
  expect(openWindow).toHaveBeenCalledOnce()
  const [{ address, width, height }] = openWindow.mock.lastCall!
  expect([width, height, await address]).toEqual([440, 750, `${chat}/service/1#s=ticket`])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('[MOD-08] a blocked window says so, and offers a link beside the page', async () => {
  const screen = await show(() => false)
  await screen.getByRole('button', { name: 'Contact us' }).click()
  const dialog = page.getByRole('dialog', { name: 'The window was blocked' })
  const link = dialog.getByRole('link', { name: 'Open the customer service' })
  await expect.element(link).toHaveAttribute('href', `${chat}/service/1#s=ticket`)
  await expect.element(link).toHaveAttribute('target', '_blank')
  expect(await findings()).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[MOD-08] who comes back to a blocked window finds a ticket that is good', async () => {
  let tickets = 0
  const server = serve().answer(getCustomerServiceUrl, () => `${chat}/service/1#s=${++tickets}`)
  const screen = await show(() => false, { server })
  await screen.getByRole('button', { name: 'Contact us' }).click()
  const link = page.getByRole('link', { name: 'Open the customer service' })
  await expect.element(link).toBeVisible()
  const first = link.element().getAttribute('href')
  onTestFinished(() => focusManager.setFocused(undefined))
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await expect.element(link).not.toHaveAttribute('href', first)
})

test('[SVC-01] an address that nobody knows says so, and can be asked for again', async () => {
  const server = serve().answer(getCustomerServiceUrl, () => {
    throw new FakeRefusal('function.not.available')
  })
  const screen = await show(() => true, { server })
  await screen.getByRole('button', { name: 'Contact us' }).click()
  const dialog = page.getByRole('dialog', { name: 'The customer service did not open' })
  await expect.element(dialog).toBeVisible()
  server.answer(getCustomerServiceUrl, `${chat}/service/1`)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
