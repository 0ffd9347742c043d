import { randomInt, randomUUID } from 'node:crypto'
import type { ApiClient, FetchPort } from '@parlour/api-client'
import { register, type Id } from '@parlour/api-client/endpoints'
import { clientOf } from './client.ts'

/** A member that a drill has made, with a client that speaks for it. */
export interface Member {
  readonly id: Id
  readonly username: string
  readonly token: string
  readonly api: ApiClient
}

/** What every member of a drill logs in with. */
export const password = 'parlour2026'

/** Registers a member, who starts with 1,000.00 of play money that can be played and never leaves. */
export async function openMember(origin: string, ask?: FetchPort): Promise<Member> {
  const username = `dr${randomInt(10 ** 8, 10 ** 9)}`
  const input = {
    username,
    password,
    confirmPassword: password,
    payeeName: 'Maria Santos',
    registerMethod: 'WEB',
    login: true,
    loginDeviceId: randomUUID(),
  } as const
  const { id, token } = await clientOf(origin).call(register, input, { idempotencyKey: randomUUID() })
  return { id: id ?? 0, username, token: token ?? '', api: clientOf(origin, token, ask) }
}
