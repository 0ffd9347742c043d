import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { members, outbox } from '../db/tables/index.ts'
import { DomainError } from '../http/domain-error.ts'
import type { LimitName } from '../limits/limits.ts'
import { checkPaymentPassword } from '../member/check-payment-password.ts'
import { checkOwnPassword } from '../session/check-own-password.ts'
import { minute } from './moments.ts'
import { registration, type Answer, type TestGateway } from './test-gateway.ts'

/** One coming of what a limit counts: `of` is its subject, `n` makes everything else different each time. */
export interface Coming {
  readonly of: string
  readonly n: number
  /** The subject as a network, where it is one. */
  readonly network: string
}

/** How to come once, and whether that was too often; `wait` in seconds where the answer tells. */
export interface Driver {
  readonly limit: LimitName
  readonly window: number
  /** Time between comings that keeps smaller windows of the same limit out of it, in milliseconds. */
  readonly pace?: number
  /** The subject as the limit writes it down, for what may be filled up without calls; null when it may not. */
  readonly written: ((coming: Coming) => string) | null
  come(site: TestGateway, coming: Coming): Promise<{ readonly over: boolean; readonly wait?: number }>
}

const from = (network: string): Record<string, string> => ({ 'X-Forwarded-For': `${network}.7` })
const other = ({ n }: Coming): string => `10.${Math.floor(n / 250) % 250}.${n % 250}`
const told = (answer: Answer, code = 'TOO_MANY_REQUESTS') => {
  const wait = answer.headers.get('retry-after')
  return { over: answer.body.errorCode === code, ...(wait ? { wait: Number(wait) } : {}) }
}

async function solved(site: TestGateway, network: string) {
  const { headers } = await site.ask('GET', '/wps/captcha', { headers: from(network) })
  return { captcha: headers.get('x-test-captcha') ?? '', cookie: (headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}

interface Try {
  readonly username: string
  readonly device: string
  readonly network: string
  readonly captcha?: boolean
}

async function failLogin(site: TestGateway, { username, device, network, captcha = false }: Try): Promise<Answer> {
  const proof = captcha ? await solved(site, `172.16.${Math.floor(Math.random() * 250)}`) : null
  const body = { username, password: 'wrong1234', loginDeviceId: device, ...(proof ? { captcha: proof.captcha } : {}) }
  const headers = { ...from(network), ...(proof ? { Cookie: proof.cookie } : {}) }
  return site.askSealed('POST', '/wps/session/login', body, { headers })
}

const sendCode = (site: TestGateway, mobileNo: string, network: string) =>
  site.ask('POST', '/wps/verification/sms/register', { json: { mobileNo, countryDialingCode: '63' }, headers: from(network) })

const openAccount = (site: TestGateway, { n, of }: Coming, device: string, network: string) =>
  site.askSealed('PUT', '/wps/member/register', registration(`m${String(n).padStart(5, '0')}x${of.replace(/\D/g, '')}`.slice(0, 16), { loginDeviceId: device }), {
    headers: { 'Idempotency-Key': randomUUID(), ...from(network) },
  })

const mailsSent = async ({ gateway }: TestGateway) => (await gateway.db.select({ n: count() }).from(outbox).where(eq(outbox.channel, 'mail')))[0]?.n ?? 0

async function recover(site: TestGateway, username: string, network: string) {
  const before = await mailsSent(site)
  const headers = { ...from(network), 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await site.ask('POST', '/wps/member/password/email', { json: `username=${username}&email=${username}%40example.com`, headers })
  if (!answer.body.success) throw new Error(`a recovery was refused: ${answer.body.errorCode}`)
  return { over: (await mailsSent(site)) === before }
}

async function wrong(site: TestGateway, username: string, check: (memberId: number, now: number) => Promise<unknown>) {
  const { db, clock } = site.gateway
  const [member] = await db.select().from(members).where(eq(members.usernameKey, username))
  const refusal: unknown = await check(member?.id ?? 0, clock.now()).catch((error: unknown) => error)
  if (!(refusal instanceof DomainError)) throw new Error('a wrong password was taken')
  const wait = refusal.headers['Retry-After']
  return { over: wait !== undefined, ...(wait ? { wait: Number(wait) } : {}) }
}

const people = ['linhtran88', 'marcobay01', 'aprilsol22']
const personOf = (text: string): string => people[Number(text.replace(/\D/g, '')) % people.length] ?? 'linhtran88'

/** How to reach each window of the limits that are counted for sessions, registrations, codes and passwords. */
export const drivers: readonly Driver[] = [
  {
    limit: 'login.account', window: 0, written: null,
    come: async (site, at) => told(await failLogin(site, { username: at.of, device: `device-${at.n}-a`, network: other(at) }), 'captcha.required'),
  },
  {
    limit: 'login.device', window: 0, written: null,
    come: async (site, at) => told(await failLogin(site, { username: `name${at.n}`, device: at.of, network: other(at) }), 'captcha.required'),
  },
  {
    limit: 'login.pair', window: 0, pace: minute, written: null,
    come: async (site, at) => told(await failLogin(site, { username: at.of, device: `device-${at.n}-b`, network: at.network, captcha: true })),
  },
  {
    limit: 'login.network', window: 0, written: ({ network }) => network,
    come: async (site, at) => told(await failLogin(site, { username: `name${at.n}`, device: `device-${at.n}-c`, network: at.network }), 'captcha.required'),
  },
  {
    limit: 'login.network', window: 1, written: ({ network }) => network,
    come: async (site, at) => told(await failLogin(site, { username: `name${at.n}`, device: `device-${at.n}-d`, network: at.network, captcha: true })),
  },
  ...[0, 61_000, 13 * minute].map((pace, window): Driver => ({
    limit: 'code.target', window, pace, written: null,
    come: async (site, at) => told(await sendCode(site, `917${at.of.replace(/\D/g, '').padStart(7, '0').slice(-7)}`, other(at))),
  })),
  {
    limit: 'code.network', window: 0, written: null,
    come: async (site, at) => told(await sendCode(site, `918${String(at.n).padStart(7, '0')}`, at.network)),
  },
  {
    limit: 'sms.prefix', window: 0, written: () => '63',
    come: async (site, at) => told(await sendCode(site, `919${String(at.n).padStart(7, '0')}`, other(at))),
  },
  {
    limit: 'sms.site', window: 0, written: () => 'all',
    come: async (site, at) => told(await sendCode(site, `920${String(at.n).padStart(7, '0')}`, other(at))),
  },
  {
    limit: 'captcha.session', window: 0, written: null,
    come: async (site, at) =>
      told(await site.ask('GET', '/wps/captcha', { headers: { ...from(other(at)), Cookie: `captchaId=${at.of.padEnd(43, '0').slice(0, 43)}` } })),
  },
  {
    limit: 'captcha.network', window: 0, written: null,
    come: async (site, at) => told(await site.ask('GET', '/wps/captcha', { headers: from(at.network) })),
  },
  {
    limit: 'register.network', window: 0, written: null,
    come: async (site, at) => told(await openAccount(site, at, `device-${at.n}-e`, at.network)),
  },
  {
    limit: 'register.device', window: 0, written: null,
    come: async (site, at) => told(await openAccount(site, at, at.of, other(at))),
  },
  {
    limit: 'trial.network', window: 0, written: null,
    come: async (site, at) => told(await site.ask('POST', '/wps/session/login/freeplay', { json: { os: 'Linux' }, headers: from(at.network) })),
  },
  {
    limit: 'username.network', window: 0, written: null,
    come: async (site, at) => told(await site.ask('GET', `/wps/check/username?username=free${at.n}`, { headers: from(at.network) })),
  },
  {
    limit: 'affiliate.network', window: 0, written: null,
    come: async (site, at) => told(await site.ask('GET', `/wps/agent/affiliate?code=NONE${at.n}`, { headers: from(at.network) })),
  },
  { limit: 'reset.account', window: 0, written: null, come: (site, at) => recover(site, personOf(at.of), other(at)) },
  { limit: 'reset.network', window: 0, written: ({ network }) => network, come: (site, at) => recover(site, personOf(String(at.n)), at.network) },
  {
    limit: 'password.member', window: 0, pace: minute, written: null,
    come: (site, at) => wrong(site, personOf(at.of), (memberId, now) => checkOwnPassword(site.gateway, { memberId, password: 'wrong1234', now })),
  },
  {
    limit: 'payment.password', window: 0, pace: minute, written: null,
    come: (site, at) => wrong(site, personOf(at.of), (memberId, now) => checkPaymentPassword(site.gateway, { memberId, password: '000000', now })),
  },
]
