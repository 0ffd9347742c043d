import { match, ok } from 'node:assert/strict'
import { depositByLaunch, listDepositChannels } from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import { expectValue } from './expect.ts'
import type { Person } from './people.ts'
import type { Send } from './send.ts'
import type { Wire } from './wire.ts'

/** Opens the provider's page of an order and presses one of its buttons. */
export async function pressPayment(send: Send, payUrl: string, what: 'pay' | 'refuse'): Promise<string> {
  const page = await send(payUrl, { redirect: 'follow' })
  const html = await page.text()
  match(html, /play money/i)
  const [, attempt = ''] = /name="attempt"[^>]*value="([^"]+)"/.exec(html) ?? []
  const url = new URL(page.headers.get('location') ?? payUrl, payUrl)
  const body = new URLSearchParams({ attempt, do: what }).toString()
  await send(url.href, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body })
  return attempt
}

/** Gives a member own money, in minor units, by a deposit that is paid: what an account starts with is only played. */
export async function payIn(wire: Wire, send: Send, person: Person, amount: number): Promise<Person> {
  const { token } = person
  const groups = v.parse(listDepositChannels.response, expectValue(await wire.ask(listDepositChannels, {}, { token })))
  const channel = Object.values(groups)
    .flatMap(({ channels }) => channels)
    .find(({ method }) => method === 'launch')
  const bank = channel?.banks[0]
  ok(channel && bank, 'there is no channel to deposit by')
  const order = {
    amount,
    bankCode: bank.bankCode,
    bankType: bank.bankType,
    mcsBankCode: channel.mcsBankCode || null,
    vendorId: channel.vendorId,
  }
  const { payUrl } = v.parse(depositByLaunch.response, expectValue(await wire.ask(depositByLaunch, order, { token })))
  await pressPayment(send, payUrl ?? '', 'pay')
  return person
}
