import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { members, outbox } from '../../kernel/db/tables/index.ts'
import { DomainError } from '../../kernel/http/domain-error.ts'
import { registration, type Answer, type TestGateway } from './test-gateway.ts'

/** One coming of what a limit counts: `of` is its subject, `n` makes everything else different each time. */
export interface Coming {
  readonly of: string
  readonly n: number
  /** The subject as a network, where it is one. */
  readonly network: string
}

export const from = (network: string): Record<string, string> => ({ 'X-Forwarded-For': `${network}.7` })
export const other = ({ n }: Coming): string => `10.${Math.floor(n / 250) % 250}.${n % 250}`
export const told = (answer: Answer, code = 'TOO_MANY_REQUESTS') => {
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

export async function failLogin(
  site: TestGateway,
  { username, device, network, captcha = false }: Try,
): Promise<Answer> {
  const proof = captcha ? await solved(site, `172.16.${Math.floor(Math.random() * 250)}`) : null
  const body = { username, password: 'wrong1234', loginDeviceId: device, ...(proof ? { captcha: proof.captcha } : {}) }
  const headers = { ...from(network), ...(proof ? { Cookie: proof.cookie } : {}) }
  return site.askSealed('POST', '/wps/session/login', body, { headers })
}

export const sendCode = (site: TestGateway, mobileNo: string, network: string) =>
  site.ask('POST', '/wps/verification/sms/register', {
    json: { mobileNo, countryDialingCode: '63' },
    headers: from(network),
  })

export const openAccount = (site: TestGateway, { n, of }: Coming, device: string, network: string) =>
  site.askSealed(
    'PUT',
    '/wps/member/register',
    registration(`m${String(n).padStart(5, '0')}x${of.replace(/\D/g, '')}`.slice(0, 16), { loginDeviceId: device }),
    {
      headers: { 'Idempotency-Key': randomUUID(), ...from(network) },
    },
  )

const mailsSent = async ({ gateway }: TestGateway) =>
  (await gateway.db.select({ n: count() }).from(outbox).where(eq(outbox.channel, 'mail')))[0]?.n ?? 0

export async function recover(site: TestGateway, username: string, network: string) {
  const before = await mailsSent(site)
  const headers = { ...from(network), 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await site.ask('POST', '/wps/member/password/email', {
    json: `username=${username}&email=${username}%40example.com`,
    headers,
  })
  if (!answer.body.success) throw new Error(`a recovery was refused: ${answer.body.errorCode}`)
  return { over: (await mailsSent(site)) === before }
}

export async function wrong(
  site: TestGateway,
  username: string,
  check: (memberId: number, now: number) => Promise<unknown>,
) {
  const { db, clock } = site.gateway
  const [member] = await db.select().from(members).where(eq(members.usernameKey, username))
  const refusal: unknown = await check(member?.id ?? 0, clock.now()).catch((error: unknown) => error)
  if (!(refusal instanceof DomainError)) throw new Error('a wrong password was taken')
  const wait = refusal.headers['Retry-After']
  return { over: wait !== undefined, ...(wait ? { wait: Number(wait) } : {}) }
}

const people = ['linhtran88', 'marcobay01', 'aprilsol22']
export const personOf = (text: string): string =>
  people[Number(text.replace(/\D/g, '')) % people.length] ?? 'linhtran88'
