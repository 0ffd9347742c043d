import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { Drained } from './drain.ts'
import { endingSignals, endInOrder } from './end-process.ts'

function start(close?: () => Promise<Drained>, limit?: number) {
  const process = new EventEmitter()
  const lines: string[] = []
  let ended: (code: number) => void = () => undefined
  const code = new Promise<number>((resolve) => {
    ended = resolve
  })
  const exit = vi.fn(ended)
  const ending = endInOrder({
    process,
    exit,
    say: (line) => void lines.push(line),
    monotonic: () => 0,
    ...(limit === undefined ? {} : { limit }),
  })
  if (close) ending.closeWith(close)
  return { process, lines, code, exit }
}

test('every signal ends the process with 0 and one line that says why, also before there is anything to close', async () => {
  for (const signal of endingSignals) {
    const { process, lines, code } = start(signal === 'SIGINT' ? undefined : async () => ({ cut: 2 }))
    process.emit(signal)
    expect(await code).toBe(0)
    expect(lines).toEqual([`gateway: ended because of ${signal} after 0 ms; calls cut: ${signal === 'SIGINT' ? 0 : 2}`])
  }
})

test('an uncaught error ends the process with 1 in order, and says where it was', async () => {
  const close = vi.fn(async () => ({ cut: 0 }))
  const { process, lines, code } = start(close)
  process.emit('uncaughtException', new Error('broken'))
  expect(await code).toBe(1)
  expect(close).toHaveBeenCalledOnce()
  expect(lines).toEqual([
    expect.stringMatching(
      /^gateway: ended because of an uncaught error: Error: broken \| at .* after 0 ms; calls cut: 0$/,
    ),
  ])
})

test('a rejection that nobody handles is told and ends nothing', () => {
  const { process, lines, exit } = start()
  process.emit('unhandledRejection', new Error('forgotten'))
  expect(lines).toEqual([expect.stringMatching(/^error unhandled rejection: Error: forgotten \| at /)])
  expect(exit).not.toHaveBeenCalled()
})

test('a second signal, or a closing that takes too long, ends the process at once', async () => {
  const hung = start(() => new Promise(() => undefined), 1)
  hung.process.emit('SIGTERM')
  expect(await hung.code).toBe(1)
  expect(hung.lines).toEqual(['gateway: ended because of SIGTERM after 0 ms, before everything was closed'])
  const hurried = start(() => new Promise(() => undefined))
  hurried.process.emit('SIGINT')
  hurried.process.emit('SIGINT')
  expect(await hurried.code).toBe(1)
  expect(hurried.lines).toEqual(['gateway: ended at once because of SIGINT, while leaving because of SIGINT'])
})
