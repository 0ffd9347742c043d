import { describe, expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'
import { showSettings } from './show-settings.ts'
import { logSettings, startInput } from './start-input.ts'

const real = {
  PARLOUR_SITE_ORIGINS: 'https://www.vesper.example, https://vesper.example',
  PARLOUR_PLAY_ORIGIN: 'https://play.vesper.example',
  PARLOUR_CHAT_ORIGIN: 'https://chat.vesper.example',
  PARLOUR_PAY_ORIGIN: 'https://pay.vesper.example',
  PARLOUR_CONNECT_ORIGIN: 'https://connect.vesper.example',
  PARLOUR_SEED: 'catalogue',
}
const problemsOf = (changes: Record<string, string>) => readSettings({ ...real, ...changes }).problems

test('nothing set is nothing wrong, and an empty text is nothing set', () => {
  expect(readSettings({ PARLOUR_TEST: '', DATABASE_URL: '', HOME: '/root' })).toEqual({ values: {}, problems: [] })
  expect(startInput({})).toMatchObject({
    port: 4100,
    host: 'localhost',
    databaseUrl: null,
    seed: null,
    changes: { proxies: 0, test: false },
  })
})

test('old months go nowhere without a folder, and stay fifteen months with one', () => {
  expect(startInput({}).changes).toMatchObject({ archive: null })
  expect(startInput(readSettings({ PARLOUR_ARCHIVE_FOLDER: '/archive' }).values).changes).toMatchObject({
    archive: { folder: '/archive', afterMonths: 15 },
  })
})

test('limits by network are multiplied as said; otherwise by one, in tests by a hundred', () => {
  const factorOf = (env: Record<string, string>) => startInput(readSettings(env).values).changes?.addressFactor
  expect([factorOf({}), factorOf({ PARLOUR_NETWORK_FACTOR: '20' }), factorOf({ PARLOUR_TEST: '1' })]).toEqual([
    1, 20, 100,
  ])
  expect(readSettings({ PARLOUR_NETWORK_FACTOR: '0' }).problems).toHaveLength(1)
})

test('a deployment under names of its own is read', () => {
  const { values, problems } = readSettings({
    ...real,
    PARLOUR_PROXIES: '2',
    PARLOUR_PROXY_ADDRESSES: '10.0.0.0/8, ::1',
    PARLOUR_HOST: '0.0.0.0',
  })
  expect(problems).toEqual([])
  expect(startInput(values)).toMatchObject({
    host: '0.0.0.0',
    seed: 'catalogue',
    changes: {
      siteOrigins: ['https://www.vesper.example', 'https://vesper.example'],
      payOrigin: 'https://pay.vesper.example',
      proxies: 2,
      proxyAddresses: ['10.0.0.0/8', '::1'],
    },
  })
})

describe('a value that is not allowed has one line with variable, value and what is allowed', () => {
  test.each([
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
    ['PARLOUR_TEST', 'yes', 'PARLOUR_TEST must be 1 or 0, not "yes"'],
    ['PARLOUR_HOST', 'example.com', 'PARLOUR_HOST must be localhost or an IP address, not "example.com"'],
    ['PARLOUR_IDLE_MINUTES', '4', 'PARLOUR_IDLE_MINUTES must be a whole number from 5 to 60, not "4"'],
    [
      'PARLOUR_PROXY_ADDRESSES',
      '10.0.0.0/33',
      'PARLOUR_PROXY_ADDRESSES must be addresses or networks such as 10.0.0.0/8, joined by commas, not "10.0.0.0/33"',
    ],
    [
      'PARLOUR_PAY_ORIGIN',
      'https://pay.vesper.example/x',
      'PARLOUR_PAY_ORIGIN must be an origin such as https://www.vesper.example, without a path, not "https://pay.vesper.example/x"',
    ],
    [
      'PARLOUR_ORIGINS',
      'ftp://a.example',
      'PARLOUR_ORIGINS must be origins such as https://www.vesper.example, joined by commas, without paths, not "ftp://a.example"',
    ],
    [
      'DATABASE_URL',
      'mysql://u:secret@h/d',
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/name, not what it is (not shown)',
    ],
    [
      'PARLOUR_SITE_ORIGN',
      'x',
      'PARLOUR_SITE_ORIGN is not a setting (it is "x"); "pnpm gateway config here" lists those that are',
    ],
  ])('%s=%s', (name, value, line) => {
    expect(problemsOf({ [name]: value })).toEqual([line])
  })
})

describe('origins that cannot stand together have one line each', () => {
  test.each([
    [
      'one is missing',
      { PARLOUR_CHAT_ORIGIN: '' },
      'PARLOUR_CHAT_ORIGIN must be an origin when PARLOUR_SITE_ORIGINS is set, not ""',
    ],
    [
      'a frame on the origin of the site',
      { PARLOUR_PLAY_ORIGIN: 'https://vesper.example' },
      'PARLOUR_PLAY_ORIGIN must have a host of its own, not "https://vesper.example", which is in PARLOUR_SITE_ORIGINS',
    ],
    [
      'another scheme',
      { PARLOUR_PAY_ORIGIN: 'http://pay.vesper.example' },
      'PARLOUR_PAY_ORIGIN must begin with https:// as https://www.vesper.example does, not "http://pay.vesper.example"',
    ],
    [
      'a real name without a word on the demo',
      { PARLOUR_SEED: '' },
      'PARLOUR_SEED must be demo, catalogue or none when PARLOUR_SITE_ORIGINS is set, not ""',
    ],
    [
      'months without a folder',
      { PARLOUR_ARCHIVE_AFTER_MONTHS: '12' },
      'PARLOUR_ARCHIVE_FOLDER must be a path from the root when PARLOUR_ARCHIVE_AFTER_MONTHS is set, not ""',
    ],
    [
      'months that jobs look back on',
      { PARLOUR_ARCHIVE_FOLDER: '/archive', PARLOUR_ARCHIVE_AFTER_MONTHS: '6' },
      'PARLOUR_ARCHIVE_AFTER_MONTHS must be a whole number from 7 to 600, not "6"',
    ],
    [
      'addresses of no proxies',
      { PARLOUR_PROXY_ADDRESSES: '10.0.0.1' },
      'PARLOUR_PROXIES must be 1 or more when PARLOUR_PROXY_ADDRESSES is set, not ""',
    ],
  ])('%s', (_, changes, line) => {
    expect(problemsOf(changes)).toEqual([line])
  })
  test('a frame without a site', () => {
    expect(readSettings({ PARLOUR_PAY_ORIGIN: 'https://pay.vesper.example' }).problems).toEqual([
      'PARLOUR_SITE_ORIGINS must be set when PARLOUR_PAY_ORIGIN is (it is "https://pay.vesper.example")',
    ])
  })
})

test('what is in force is shown without secrets', () => {
  const url = 'postgres://parlour:p@ss:word@db1:5432,db2:5433/parlour?target_session_attrs=read-write&password=hidden'
  const rows = showSettings({
    DATABASE_URL: url,
    PARLOUR_OPERATOR_TOKEN: 'a-token-that-nobody-may-see-0123456789',
    PORT: '4200',
  })
  const of = (name: string) => rows.find(({ variable }) => variable === name)
  expect(of('DATABASE_URL')?.value).toBe(
    'postgres://parlour:***@db1:5432,db2:5433/parlour?target_session_attrs=read-write&password=***',
  )
  expect(of('PARLOUR_OPERATOR_TOKEN')).toMatchObject({ value: '***', from: 'environment' })
  expect(of('PARLOUR_PLAY_ORIGIN')).toMatchObject({ value: 'http://play.localhost:4200', from: 'default' })
})

test('the log is for people on a terminal and for a collector elsewhere, unless it is said', () => {
  expect(logSettings({}, true)).toEqual({ format: 'pretty', level: 'info' })
  expect(logSettings({}, false)).toEqual({ format: 'json', level: 'info' })
  expect(logSettings(readSettings({ PARLOUR_LOG: 'json', PARLOUR_LOG_LEVEL: 'silent' }).values, true)).toEqual({
    format: 'json',
    level: 'silent',
  })
})

test('PARLOUR_METRICS is a port of this machine, or host and port', () => {
  const metrics = (text: string) => startInput(readSettings({ PARLOUR_METRICS: text }).values).metrics
  expect([metrics(''), metrics('9464')]).toEqual([null, { host: '127.0.0.1', port: 9464 }])
  expect([metrics('10.0.0.5:9464'), metrics('[::1]:9464')]).toEqual([
    { host: '10.0.0.5', port: 9464 },
    { host: '::1', port: 9464 },
  ])
  for (const wrong of ['yes', '70000', ':9464', 'host:'])
    expect(readSettings({ PARLOUR_METRICS: wrong }).problems).toHaveLength(1)
})
