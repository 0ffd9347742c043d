import { createBoxCipher } from '@parlour/api-client/ciphers/box'
import { createApiClient, type ApiClient } from '@parlour/api-client'
import {
  claimTicket,
  depositByTransfer,
  getBoxKey,
  listDepositChannels,
  listTickets,
  login,
  register,
} from '@parlour/api-client/endpoints'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { request as askNode } from 'node:http'
import { player } from './fixtures.ts'
import { operatorToken } from './operator-token.ts'

/** Carries a request of the client to the gateway. */
type Carrier = (asked: Request) => Promise<Response>

const beside =
  (request: APIRequestContext): Carrier =>
  async (asked) => {
    const { pathname, search } = new URL(asked.url)
    const data = asked.method === 'GET' ? null : await asked.text()
    const answer = await request.fetch(pathname + search, {
      method: asked.method,
      headers: Object.fromEntries(asked.headers),
      ...(data === null ? {} : { data }),
    })
    return new Response(await answer.text(), { status: answer.status(), headers: answer.headers() })
  }

/** From another network than the browser's. */
const fromElsewhere =
  (baseURL: string, localAddress = '127.0.77.1'): Carrier =>
  async (asked) => {
    const { pathname, search } = new URL(asked.url)
    const text = await asked.text()
    const { port, host } = new URL(baseURL)
    const headers = { ...Object.fromEntries(asked.headers), host, 'content-length': String(Buffer.byteLength(text)) }
    return new Promise((done, fail) => {
      const sent = askNode(
        { host: '127.0.0.1', localAddress, port, path: pathname + search, method: asked.method, headers },
        (answer) => {
          let body = ''
          answer
            .setEncoding('utf8')
            .on('data', (part: string) => (body += part))
            .on('end', () =>
              done(
                new Response(body, { status: answer.statusCode ?? 500, headers: { Date: answer.headers.date ?? '' } }),
              ),
            )
        },
      )
      sent.on('error', fail).end(text)
    })
  }

/** Lets the calls to an endpoint come from a network that no other journey uses. */
export const callFromElsewhere = (page: Page, { path }: { readonly path: string }, baseURL: string) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      const asked = route.request()
      const answer = await fromElsewhere(
        baseURL,
        '127.0.88.1',
      )(new Request(asked.url(), { method: asked.method(), headers: asked.headers(), body: asked.postData() }))
      await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() })
    },
  )

/** A client of the gateway that runs beside the browser. */
function clientOf(carry: Carrier, token: string | null = null): ApiClient {
  const client: ApiClient = createApiClient({
    baseUrl: 'http://gateway.invalid',
    merchant: 'vesper',
    capabilities: { idempotency: 'honoured' },
    language: () => 'EN',
    tokens: { get: () => token, expired: () => undefined },
    store: null,
    now: Date.now(),
    monotonic: () => performance.now(),
    newId: () => crypto.randomUUID().replaceAll('-', ''),
    roll: () => 0,
    fetch: (input, init) => carry(new Request(input, init)),
    cipher: async (api) => createBoxCipher(() => api.call(getBoxKey, {})),
  })
  return client
}

/** Opens a session beside the browser, and gives its token. */
export async function apiLogin(
  request: APIRequestContext,
  { username, password }: { username: string; password: string },
): Promise<string> {
  const { token } = await clientOf(beside(request)).call(login, { username, password })
  return token
}

/** A client of the gateway that runs beside the browser, for the member of this token. */
export const memberClient = (request: APIRequestContext, token: string): ApiClient => clientOf(beside(request), token)

/** Opens an account from a network that the browser is not in, and gives the token of its session. */
export async function registerElsewhere(
  baseURL: string,
  { username, password, ...more }: { username: string; password: string; referralCode?: string },
): Promise<string> {
  const form = {
    username,
    password,
    confirmPassword: password,
    payeeName: 'Linh Tran',
    registerUrl: baseURL,
    registerMethod: 'WEB' as const,
    login: true as const,
    ...more,
  }
  const { token } = await clientOf(fromElsewhere(baseURL)).call(register, form, { idempotencyKey: crypto.randomUUID() })
  return token ?? ''
}

/** Takes the ticket that an operator has given a member: an open bonus from then on. */
export async function takeTicket(request: APIRequestContext, token: string): Promise<void> {
  const client = memberClient(request, token)
  const { list } = await client.call(listTickets, {})
  const [ticket] = list
  if (!ticket) throw new Error('there is no ticket to take')
  await client.call(claimTicket, { ticketId: ticket.ticketId }, { idempotencyKey: crypto.randomUUID() })
}

/**
 * Gives a member own money, in minor units: a transfer that the
 * operator confirms. What an account starts with is only played.
 */
export async function payIn(request: APIRequestContext, token: string, amount: number): Promise<void> {
  const client = memberClient(request, token)
  const channels = Object.values(await client.call(listDepositChannels, {})).flatMap((group) => group.channels)
  const channel = channels.find(({ method }) => method === 'transfer')
  const bankCode = channel?.banks[0]?.bankCode
  if (!channel || !bankCode) throw new Error('no channel to deposit by transfer')
  const order = {
    amount,
    reference: `REF${String(Date.now()).slice(-9)}`,
    bankCode,
    mcsBankCode: channel.mcsBankCode || null,
    vendorId: channel.vendorId,
  }
  const { orderNo } = await client.call(depositByTransfer, order, { idempotencyKey: crypto.randomUUID() })
  const confirmed = await request.post('/operator/confirm-deposit', {
    data: { args: [orderNo] },
    headers: { 'Operator-Token': operatorToken },
  })
  expect(confirmed.ok(), await confirmed.text()).toBe(true)
}

/** Has the gateway do what only tests may ask of it: `rounds`, `job` or `raffle`. */
export async function inTest(request: APIRequestContext, name: string, data: object): Promise<unknown> {
  const answer = await request.post(`/test/${name}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

/** Makes a call beside the browser, and gives the value of its answer. */
export async function apiPost(
  request: APIRequestContext,
  path: string,
  token: string | null,
  data: object = {},
  method = 'POST',
): Promise<unknown> {
  const headers = { Merchant: 'vesper', 'Content-Type': 'application/json', ...(token ? { Authorization: token } : {}) }
  const answer = await request.fetch(path, { method, headers, ...(method === 'DELETE' ? {} : { data }) })
  return ((await answer.json()) as { value: unknown }).value
}

/** Opens a tab without an account, or one that a player is logged in at: the seeded one, unless another is named. */
export async function openTab(page: Page, token: string | null, username = player.username): Promise<void> {
  await page.goto('/test-page')
  await page.evaluate(
    ([kept, name]) => {
      sessionStorage.clear()
      if (!kept) return
      sessionStorage.setItem('token', kept)
      for (const place of ['account', 'username']) sessionStorage.setItem(place, name)
    },
    [token, username] as const,
  )
}

/** Ends the session of a page under it: the login opens over it. */
export async function endUnder(page: Page, request: APIRequestContext, token: string): Promise<void> {
  await apiPost(request, '/wps/session/logout', token, undefined, 'DELETE')
  const dialog = page.getByRole('dialog')
  // The page may have met the end by a read of its own: then nothing is left to press.
  await expect(async () => {
    if ((await dialog.count()) === 0)
      await page.getByLabel('Refresh the balance').dispatchEvent('click', {}, { timeout: 2_000 })
    await expect(dialog).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

/** The text of the newest message to a number, as `63…`, or of the newest mail to an address. */
export async function newest(request: APIRequestContext, channel: 'sms' | 'mail', target: string): Promise<string> {
  const answer = await request.post(`/operator/${channel}`, {
    data: { args: [channel === 'sms' ? `+${target}` : target] },
    headers: { 'Operator-Token': operatorToken },
  })
  const { value } = (await answer.json()) as { value: readonly { text: string }[] | string }
  return typeof value === 'string' ? '' : (value[0]?.text ?? '')
}

/** The newest code to a number or an address. */
export const newestCode = async (
  request: APIRequestContext,
  channel: 'sms' | 'mail',
  target: string,
): Promise<string> => /\b\d{6}\b/.exec(await newest(request, channel, target))?.[0] ?? ''

/** Makes a number, written without its dialling code, a member's own. */
export async function ownNumber(request: APIRequestContext, token: string, mobileNum: string): Promise<void> {
  const path = '/wps/v2/verification/sms/verify'
  await apiPost(request, path, token, { mobileNum, countryDialingCode: '63' })
  await apiPost(request, path, token, {
    mobileNum,
    countryDialingCode: '63',
    verificationCode: await newestCode(request, 'sms', `63${mobileNum}`),
  })
}
