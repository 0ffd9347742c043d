import { expect, test } from 'vitest'
import { makeLog } from './make-log.ts'

const written = (format: 'json' | 'pretty', level: 'debug' | 'info' | 'warn' = 'info') => {
  const lines: string[] = []
  return { lines, log: makeLog({ format, level }, (line) => void lines.push(line)) }
}

test('a line is one JSON object with time, level, message and facts', () => {
  const { log, lines } = written('json')
  log.warn({ limit: 'sms.site' }, 'limit reached: no more SMS')
  log.debug({}, 'below the level')
  expect(lines).toHaveLength(1)
  const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>
  expect(line).toMatchObject({ level: 'warn', msg: 'limit reached: no more SMS', limit: 'sms.site' })
  expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

test('facts with the name of a secret are written without their value', () => {
  const { log, lines } = written('json')
  const names = [
    'password',
    'paymentPassword',
    'pin',
    'token',
    'ticket',
    'otp',
    'secret',
    'authorization',
    'cookie',
    'idToken',
    'body',
    'params',
  ]
  log.info(Object.fromEntries(names.map((name) => [name, 'canary'])), 'whatever')
  expect(lines.join('')).not.toContain('canary')
})

test('at a terminal a line is text, and a call that went well is none', () => {
  const { log, lines } = written('pretty')
  log.info({ outcome: 'ok', ms: 3 }, 'call')
  log.warn({ outcome: 'limited', limit: 'any.network' }, 'call')
  log.info({ command: 'status', args: '["normal"]' }, 'operator command')
  expect(lines).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d warn call outcome=limited limit=any\.network\n$/),
    expect.stringMatching(/^\d\d:\d\d:\d\d info operator command command=status args="\[\\"normal\\"\]"\n$/),
  ])
})
