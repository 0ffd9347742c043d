import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keep, readStored } from '../frame/stored-session.ts'
import { makeSpeech } from '../frame/speech.ts'
import { answerCalls, type Asked } from '../testing/answer-calls.ts'
import { findings, show } from '../testing/show.ts'
import { wordsOf } from '../testing/messages.ts'
import './chat.css'
import type { ChatLine } from '../calls/chat.ts'
import type { ChatPlace } from './conversation.ts'
import { noteShown } from './is-seen.ts'
import { ChatPage } from './page.tsx'

const at = Date.UTC(2026, 10, 21, 9, 30)
const answer: ChatLine = { id: 7, author: 'operator', text: 'It arrived a minute ago.', at }
const said = (text: string, id: number): ChatLine => ({ id, author: 'visitor', text, at })
const draw = (more: Partial<ChatPlace> = {}, language = 'EN') =>
  show(
    <ChatPage
      place={{
        kind: 'room',
        ticket: 'a-ticket-of-a-launch',
        speech: makeSpeech(language, wordsOf('chat'))('', 'UTC'),
        tell: null,
        ...more,
      }}
      title="Customer service"
      color="1d4d2a"
    />,
  )
const opened = {
  '/api/session': () => ({ token: 'token-of-a-chat', lines: [said('Where is my deposit?', 6)] }),
  '/api/lines': () => ({ lines: [], line: said('Thank you', 8) }),
}
const items = () => [...document.querySelectorAll('.words')].map(({ textContent }) => textContent)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('a launch opens its conversation; a line is sent once by the enter key, and answers are looked for', async () => {
  let answers: readonly ChatLine[] = []
  const tell = vi.fn()
  const calls = answerCalls({
    ...opened,
    '/api/lines': ({ body }: Asked) => (body['text'] ? { line: said(String(body['text']), 8) } : { lines: answers }),
  })
  draw({ tell })
  await expect.element(page.getByText('Where is my deposit?')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Your message' })
  await field.fill('Thank you')
  await userEvent.keyboard('{Enter}')
  await expect.poll(items).toEqual(['Where is my deposit?', 'Thank you'])
  await expect.element(field).toHaveValue('')
  const sent = calls.filter(({ body }) => 'text' in body)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    body: { text: 'Thank you' },
    token: 'token-of-a-chat',
    key: expect.stringMatching(/^[\w-]{36}$/),
  })
  answers = [{ ...answer, id: 9 }]
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(page.getByText('It arrived a minute ago.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.poll(() => calls.at(-1)?.query).toBe('after=9&seen=9')
  expect(tell).toHaveBeenCalledWith('seen')
})

test('a line that was not sent says so and is sent again under its own key', async () => {
  let isUp = false
  const calls = answerCalls({
    ...opened,
    '/api/lines': ({ body }: Asked) =>
      isUp || !body['text'] ? { lines: [], line: said('Hello', 8) } : new TypeError('Failed to fetch'),
  })
  draw()
  await page.getByRole('textbox').fill('Hello')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText(/Not sent/)).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => document.querySelector('.again')).toBeNull()
  expect(items()).toEqual(['Where is my deposit?', 'Hello'])
  expect(new Set(calls.filter(({ body }) => 'text' in body).map(({ key }) => key)).size).toBe(1)
})

test('the chat ends with its session, and nothing of it is kept', async () => {
  answerCalls({ ...opened, '/api/lines': () => ({ refused: 'chat.session.invalid', message: 'Over.', status: 401 }) })
  draw()
  await expect.element(page.getByRole('status')).toMatchTextContent(/This chat has ended with your session/)
  await expect.element(page.getByRole('textbox')).toBeDisabled()
  expect(readStored('chat')).toBeNull()
})

test('a guest is told so, and begins a conversation with the first line; a reload goes on with it', async () => {
  const calls = answerCalls({ ...opened, '/api/guest': () => ({ token: 'token-of-a-guest', lines: [] }) })
  draw({ kind: '1', ticket: null })
  await expect.element(page.getByText(/You write as a guest/)).toBeVisible()
  expect(calls).toHaveLength(0)
  await page.getByRole('textbox').fill('Hello')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => readStored('chat')?.token).toBe('token-of-a-guest')
  expect(calls[0]?.path).toBe('/api/guest')
  await expect.poll(items).toEqual(['Thank you'])
})

test('a room that is opened again goes on with what this window kept', async () => {
  keep('chat', { token: 'token-of-before', pending: null })
  const calls = answerCalls({ '/api/lines': () => ({ lines: [answer] }) })
  draw({ ticket: null })
  await expect.element(page.getByText('It arrived a minute ago.')).toBeVisible()
  expect(calls[0]?.token).toBe('token-of-before')
})

test('[MOD-06] held by a site it leaves the head to it: no second title, no second button; Escape minimises', async () => {
  const tell = vi.fn()
  answerCalls(opened)
  draw({ tell }, 'VI')
  await expect.element(page.getByText('Bản minh họa', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Where is my deposit?')).toBeVisible()
  const head = document.querySelector('h1')
  expect([head?.clientHeight, head?.textContent]).toEqual([1, 'Customer service'])
  expect(page.getByRole('button').elements()).toHaveLength(1)
  await page.getByRole('textbox').click()
  await userEvent.keyboard('{Escape}')
  expect(tell).toHaveBeenCalledWith('minimise')
  vi.useRealTimers()
  expect(await findings([320, 720])).toEqual([])
})

test('[MOD-06] in a window of its own it has a head in the colour of the site', async () => {
  answerCalls(opened)
  draw()
  await expect.element(page.getByRole('heading', { name: 'Customer service' })).toBeVisible()
  const head = document.querySelector('.chat-head')
  expect(head && getComputedStyle(head).backgroundColor).toBe('rgb(29, 77, 42)')
  vi.useRealTimers()
  expect(await findings([320, 720])).toEqual([])
})

test('[CHT-01] minimised it marks nothing as seen, and tells of an answer that came', async () => {
  const tell = vi.fn()
  let answers: readonly ChatLine[] = []
  const calls = answerCalls({ ...opened, '/api/lines': () => ({ lines: answers }) })
  draw({ tell })
  await expect.element(page.getByText('Where is my deposit?')).toBeVisible()
  noteShown('hidden')
  answers = [{ ...answer, id: 9 }]
  await vi.advanceTimersByTimeAsync(15_000)
  await expect.element(page.getByText('It arrived a minute ago.')).toBeInTheDocument()
  expect(tell).toHaveBeenCalledWith('came')
  await vi.advanceTimersByTimeAsync(15_000)
  await expect.poll(() => calls.at(-1)?.query).toBe('after=9&seen=0')
  noteShown('shown')
  await expect.poll(() => calls.at(-1)?.query).toBe('after=9&seen=9')
  await expect.poll(() => tell.mock.lastCall).toEqual(['seen'])
})
