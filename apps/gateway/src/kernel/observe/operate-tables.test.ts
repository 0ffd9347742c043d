import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { makeMetrics } from './make-metrics.ts'

const source = fileURLToPath(new URL('../../', import.meta.url))
const operate = readFileSync(new URL('../../../../../docs/operate.md', import.meta.url), 'utf8')
const section = (heading: string): string => (operate.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ')[0] ?? ''
/** The first column of the tables of a section. */
const firsts = (heading: string): string =>
  section(heading)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ')[0])
    .join('\n')

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('app/testing'),
)
const texts = files.map((name) => readFileSync(join(source, name), 'utf8'))

test('every metric has a row that says when to look and what to do', async () => {
  const metrics = makeMetrics()
  metrics.watchProcess()
  const registered = [...(await metrics.text()).matchAll(/^# HELP (\S+)/gm)].map(([, name = '']) => name)
  const watched = texts.flatMap((text) => [...text.matchAll(/name: '(parlour_\w+)'/g)].map(([, name = '']) => name))
  const told = [...firsts('Watch').matchAll(/`(\w+)(\*?)`/g)].map(([, name = '', open]) =>
    open ? new RegExp(`^${name}`) : new RegExp(`^${name}$`),
  )
  const names = [...new Set([...registered, ...watched])]
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !told.some((form) => form.test(name)))).toEqual([])
})

test('a row of the table is a metric that there is', async () => {
  const metrics = makeMetrics()
  metrics.watchProcess()
  const known = `${await metrics.text()}${texts.join('')}`
  const told = [...firsts('Watch').matchAll(/`(\w+)\*?`/g)].map(([, name = '']) => name)
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter((name) => !known.includes(name))).toEqual([])
})

test('every warning and error of the log has a row that says what to do', () => {
  const messages = texts.flatMap((text) =>
    [...text.matchAll(/\blog\??\.(?:warn|error)\((?:[^;]*?), '([^']+)'\)/g)].map(([, message = '']) => message),
  )
  expect(messages.length).toBeGreaterThan(10)
  expect([...new Set(messages)].filter((message) => !firsts('Log').includes(`\`${message}\``))).toEqual([])
})
