import type { Idempotency } from '@parlour/api-client'
import { sendFeedback } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { FeedbackModal } from '../index.ts'

const serve = () => createFakeServer().answer(sendFeedback, { feedbackId: 17 })

const show = async (server = serve(), width = 1440, idempotency: Idempotency = 'honoured') => {
  await page.viewport(width, 900)
  const onClose = vi.fn()
  const tree = (open: boolean) => (
    <Surroundings server={server} client={{ capabilities: { idempotency } }} messages={{ ...failures, ...messages }}>
      {open ? <FeedbackModal onClose={onClose} /> : null}
    </Surroundings>
  )
  const screen = await render(tree(true))
  const findings = () => axeFindings(document.body)
  const fill = async (words: string, contact = '') => {
    await screen.getByRole('combobox', { name: /^What is it about/ }).selectOptions('game')
    await screen.getByRole('textbox', { name: /^Your words/ }).fill(words)
    if (contact) await screen.getByRole('textbox', { name: /^How to reach you/ }).fill(contact)
  }
  const send = () => screen.getByRole('button', { name: /^Send/ }).click()
  const sent = () => server.callsOf(sendFeedback).map(({ input }) => input)
  const keys = () => new Set(server.callsOf(sendFeedback).map(({ headers }) => headers.get('Idempotency-Key')))
  return {
    screen,
    server,
    onClose,
    findings,
    fill,
    send,
    sent,
    keys,
    turn: (open: boolean) => screen.rerender(tree(open)),
  }
}

test.for([1440, 412])(
  '[SVC-02] feedback is sent with its kind and contact, and says what happens next (%i px)',
  async (width) => {
    const { screen, onClose, findings, fill, send, sent } = await show(serve(), width)
    expect(await findings()).toEqual([])
    await fill('The reels stop while the sound goes on.', '+63 900 000 0000')
    await send()
    await expect.element(screen.getByText('Thank you. It arrived as number 17.')).toBeVisible()
    await expect.element(screen.getByText(/^A person reads it\./)).toBeVisible()
    expect(sent()).toEqual([
      { type: 'game', content: 'The reels stop while the sound goes on.\n\nTo reach me: +63 900 000 0000' },
    ])
    expect(await findings()).toEqual([])
    await screen.getByRole('button', { name: 'Done' }).click()
    expect(onClose).toHaveBeenCalledOnce()
  },
)

test('[VAL-10] without a kind, or with too few or too many characters, nothing is sent and the field says so', async () => {
  const { screen, findings, fill, send, sent } = await show()
  await send()
  await expect.element(screen.getByText('Choose what it is about.')).toBeVisible()
  await expect.element(screen.getByText('Write 10 to 1000 characters.')).toBeVisible()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  expect(await findings()).toEqual([])
  await fill('x'.repeat(1_001))
  await send()
  await expect.element(screen.getByText('1001 of 1000')).toBeVisible()
  expect(sent()).toEqual([])
})

test('[SVC-02] a lost answer is asked for again under the same key, and counts once', async () => {
  const { screen, server, findings, fill, send, keys } = await show()
  server.fail('reset', sendFeedback, 1)
  await fill('The reels stop while the sound goes on.')
  await send()
  await expect.element(screen.getByText(/it counts only once/)).toBeVisible()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Send once more' }).click()
  await expect.element(screen.getByText(/^Thank you/)).toBeVisible()
  expect(keys().size).toBe(1)
})

test('[SVC-02] [API-05] feedback that a platform takes without a number is thanked for, and one press sends it once', async () => {
  const { screen, fill, send, keys } = await show(serve().answer(sendFeedback, () => null as never))
  await fill('The reels stop while the sound goes on.')
  await send()
  await expect.element(screen.getByText('Thank you. Your words have arrived.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Send' })).not.toBeInTheDocument()
  expect(keys().size).toBe(1)
})

test('[SVC-02] what was refused stays as it was written, also when the window was closed; what was taken is gone', async () => {
  const server = serve().answer(sendFeedback, () => {
    throw new FakeRefusal('TOO_MANY_REQUESTS')
  })
  const { screen, fill, send, turn } = await show(server)
  await fill('The reels stop while the sound goes on.')
  await send()
  await expect.element(screen.getByText(/^Too many tries/)).toBeVisible()
  await turn(false)
  await turn(true)
  const words = screen.getByRole('textbox', { name: /^Your words/ })
  await expect.element(words).toHaveValue('The reels stop while the sound goes on.')
  server.answer(sendFeedback, { feedbackId: 18 })
  await send()
  await expect.element(screen.getByText(/^Thank you/)).toBeVisible()
  await turn(false)
  await turn(true)
  await expect.element(words).toHaveValue('')
})

test('[SVC-02] [API-05] where keys are ignored, lost feedback says that no list shows it, and one press sends it once', async () => {
  const ignoring = createFakeServer({ idempotency: 'ignored' }).answer(sendFeedback, { feedbackId: 17 })
  const { screen, server, findings, fill, send, turn } = await show(ignoring, 1440, 'ignored')
  server.fail('reset', sendFeedback, 1)
  await fill('The reels stop while the sound goes on.')
  await send()
  await expect.element(screen.getByText(/no list shows it/)).toBeVisible()
  await expect.element(screen.getByText(/it counts only once/)).not.toBeInTheDocument()
  expect(await findings()).toEqual([])
  await turn(false)
  await turn(true)
  await expect.element(screen.getByText(/no list shows it/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Send/ })).toBeDisabled()
  expect(server.callsOf(sendFeedback)).toHaveLength(1)
  await screen.getByRole('button', { name: 'Start over' }).click()
  await send()
  await expect.element(screen.getByText(/^Thank you/)).toBeVisible()
  expect(server.callsOf(sendFeedback)).toHaveLength(2)
})
