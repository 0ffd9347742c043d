import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as endpoints from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
import { statedTimes } from '../../kernel/connections/open-server.ts'
import { readSettings } from './read-settings.ts'
import { settings } from './settings.ts'

const deploy = fileURLToPath(new URL('../../../../../deploy/', import.meta.url))
const read = (file: string): string => readFileSync(join(deploy, file), 'utf8')
const pairs = (lines: readonly string[], form: RegExp): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line) =>
      [...line.matchAll(form)].map(({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? '']),
    ),
  )

const example = pairs(read('gateway.env').split('\n'), /^(?<name>[A-Z_]+)="?(?<value>[^"]*)"?$/g)
const unit = pairs(
  read('systemd/parlour-gateway@.service').replaceAll('%i', '1').split('\n'),
  /^Environment=(?<name>[A-Z_]+)=(?<value>.*)$/g,
)
const image = pairs(
  read('container/Containerfile')
    .split('\n')
    .filter((line) => line.startsWith('ENV ')),
  /(?<name>[A-Z_]+)=(?<value>\S+)/g,
)
const [, composed = ''] = /x-gateway:.*?\n {2}environment:\n(.*?)\n {2}\w/s.exec(read('container/compose.yaml')) ?? []
const compose = pairs(composed.split('\n'), /^ {4}(?<name>[A-Z_]+): ["']?(?<value>[^"']*)["']?$/g)

const setups = [
  ['gateway.env with the unit', { ...unit, ...example }, 12],
  ['compose.yaml with the image', { ...image, ...compose }, 12],
] as const

test.each(setups)(
  '%s is what a gateway starts with: every variable a setting, every value allowed',
  (_, environment, least) => {
    const { NODE_ENV: _mode, ...own } = environment as Record<string, string>
    expect(Object.keys(own).filter((name) => !Object.hasOwn(settings, name))).toEqual([])
    expect(Object.keys(own).length).toBeGreaterThanOrEqual(least)
    expect(readSettings(own).problems).toEqual([])
  },
)

test('a real name is never a demo, and the log is for a collector', () => {
  for (const [, environment] of setups)
    expect(environment).toMatchObject({ PARLOUR_SEED: 'catalogue', PARLOUR_LOG: 'json' })
})

test('nginx serves the hosts of the origins and no other', () => {
  const origins = [
    ...(example['PARLOUR_SITE_ORIGINS']?.split(',') ?? []),
    ...['PLAY', 'CHAT', 'PAY', 'CONNECT'].map((name) => example[`PARLOUR_${name}_ORIGIN`] ?? ''),
  ]
  const hosts = origins.map((origin) => new URL(origin).host).join(' ')
  const named = [...read('nginx/parlour.conf').matchAll(/server_name ([^_;][^;]*);/g)].map(([, names]) => names)
  expect(named).toEqual([hosts, hosts])
})

test('nginx speaks to the ports that the units listen on', () => {
  const ports = [...read('nginx/upstream.conf').matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)
  expect(ports).toEqual(['1', '2'].map((number) => (unit['PORT'] ?? '').replace(/1$/, number)))
})

test('nginx closes idle connections before the gateway does', () => {
  const [, seconds = ''] = /keepalive_timeout (\d+)s;/.exec(read('nginx/upstream.conf')) ?? []
  expect(Number(seconds) * 1000).toBeGreaterThan(0)
  expect(Number(seconds) * 1000).toBeLessThan(statedTimes.idle)
})

test('nginx lets the largest call in', () => {
  const [, megabytes = ''] = /client_max_body_size (\d+)m;/.exec(read('nginx/parlour.conf')) ?? []
  const largest = Math.max(
    ...Object.values<unknown>(endpoints).map((endpoint) => (endpoint as { maxBytes?: number }).maxBytes ?? 0),
  )
  expect(largest).toBeGreaterThan(1_000_000)
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(largest)
})
