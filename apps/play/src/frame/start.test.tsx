import { render } from 'preact'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../testing/answer-calls.ts'
import { plainOpening } from '../testing/make-frame.ts'
import { wordsOf } from '../testing/messages.ts'
import { readStored } from './stored-session.ts'
import type { Opening } from '../calls/frame.ts'
import { start, type Frame } from './start.tsx'

const path = '/api/slot/session'
const Page = ({ frame }: { frame: Frame<Opening> }) => (
  <main>
    <h1>{frame.opening.game.title}</h1>
    <p>{frame.pending?.key ?? 'nothing pending'}</p>
  </main>
)

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.dataset['game'] = '10273'
})

/** A document as the gateway makes it, at an address with this fragment. */
function begin(fragment: string): void {
  const host = document.createElement('div')
  host.id = 'app'
  const words = document.createElement('script')
  words.id = 'words'
  words.type = 'application/json'
  words.textContent = wordsOf('slot')
  document.body.append(words, host)
  history.replaceState(null, '', `#${fragment}`)
  onTestFinished(() => {
    render(null, host)
    host.remove()
    words.remove()
    history.replaceState(null, '', '#')
  })
  start(path, Page)
}

test('[LAU-05] a ticket is traded once and leaves the address; a reload comes in by its session', async () => {
  const calls = answerCalls({ [path]: () => plainOpening })
  begin('s=a-ticket-of-this-launch&lang=EN')
  await expect.element(page.getByRole('heading', { name: 'Fruit Parade' })).toBeVisible()
  expect(calls[0]).toMatchObject({ body: { ticket: 'a-ticket-of-this-launch' }, token: null })
  expect(location.hash).toBe('#lang=EN')
  expect(readStored('10273')).toEqual({ token: plainOpening.token, pending: null })
})

test('after a reload the session is named, and what was asked for before it is handed on', async () => {
  sessionStorage.setItem(
    'play/10273',
    JSON.stringify({ token: 'kept-token', pending: { path: '/api/slot/spin', body: {}, key: 'kept-key' } }),
  )
  const calls = answerCalls({ [path]: () => plainOpening })
  begin('lang=EN')
  await expect.element(page.getByText('kept-key')).toBeVisible()
  expect(calls[0]).toMatchObject({ body: {}, token: 'kept-token' })
})

test('a frame that kept nothing over a reload is told by the server that its session is over', async () => {
  const calls = answerCalls({
    [path]: () => ({ refused: 'game.session.invalid', message: 'This game session has ended.', status: 401 }),
  })
  begin('lang=EN')
  await expect.element(page.getByRole('status')).toMatchTextContent(/This game session has ended/)
  expect(calls.map(({ body, token }) => [body, token])).toEqual([[{}, '']])
})

test('a session that is over says so and offers no second try; a server out of reach does', async () => {
  let isUp = false
  const calls = answerCalls({
    [path]: ({ body }) =>
      body['ticket'] === 'old'
        ? { refused: 'game.session.invalid', message: 'This game session has ended.', status: 401 }
        : isUp
          ? plainOpening
          : new TypeError('Failed to fetch'),
  })
  begin('s=old&lang=EN')
  await expect.element(page.getByRole('status').first()).toMatchTextContent(/This game session has ended\./)
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0)
  document.getElementById('app')?.remove()
  document.getElementById('words')?.remove()
  begin('s=good&lang=EN')
  await expect.element(page.getByRole('status').first()).toMatchTextContent(/The game could not load\./)
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Fruit Parade' })).toBeVisible()
  expect(calls).toHaveLength(3)
})
