import { expect, test, vi } from 'vitest'
import { gameAddress } from './game-address.ts'
import { onGameMessage } from './on-game-message.ts'
import { createNewest } from './newest.ts'

const play = 'http://play.test'
const frame = {}

/** A game's message with a channel, and the game's end of it. */
const opening = (source: unknown = frame, origin = play) => {
  const { port1, port2 } = new MessageChannel()
  return { event: { source, origin, ports: [port2] } as unknown as MessageEvent, game: port1 }
}

/** Says something and waits until the other end has heard it. */
const say = async (game: MessagePort, ...words: unknown[]) => {
  for (const word of words) game.postMessage(word)
  const { port1, port2 } = new MessageChannel()
  const heard = new Promise((done) => port2.addEventListener('message', done, { once: true }))
  port2.start()
  port1.postMessage(null)
  await heard
  port1.close()
  game.close()
}

test('[API-06] a game that says null, or nothing known, is passed over; one that wants to be closed is closed', async () => {
  const close = vi.fn()
  const { event, game } = opening()
  onGameMessage({ window: () => frame, origin: play }, close)(event)
  await say(game, null, 'close', { type: 'other' }, { type: 'close' })
  expect(close).toHaveBeenCalledOnce()
})

test('[API-06] one channel is heard, from the window of the game and its origin', async () => {
  const close = vi.fn()
  const onMessage = onGameMessage({ window: () => frame, origin: play }, close)
  const [first, second, stray, foreign] = [opening(), opening(), opening({}), opening(frame, 'http://evil.test')]
  for (const { event } of [first, second, stray, foreign]) onMessage(event)
  for (const { game } of [first, stray, foreign]) await say(game, { type: 'close' })
  expect(close).not.toHaveBeenCalled()
  await say(second.game, { type: 'close' })
  expect(close).toHaveBeenCalledOnce()
})

test("[API-06] a game is framed from its host alone, and never from the page's own", () => {
  expect(gameAddress(`${play}/slot/7`, play, 'http://site.test')).toBe(`${play}/slot/7`)
  expect(gameAddress(`${play}//evil.test/x`, play, 'http://site.test')).toBe(`${play}//evil.test/x`)
  for (const url of ['//evil.test/x', 'http://evil.test/', 'javascript:alert(1)', null])
    expect(() => gameAddress(url, play, 'http://site.test')).toThrow(RangeError)
  expect(() => gameAddress(`${play}/slot/7`, `${play}/`, play)).toThrow(RangeError)
})

test('[API-06] only the newest question answers', () => {
  const begin = createNewest()
  const [first, second] = [begin(), begin()]
  expect([first(), second()]).toEqual([false, true])
})
