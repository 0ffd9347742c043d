import { randomUUID } from 'node:crypto'
import { login } from '@parlour/api-client/endpoints'
import { clientOf } from './client.ts'
import { password as own, type Member } from './open-member.ts'

/** Somebody with a new session, such as after time has passed. */
export async function logInAgain(
  origin: string,
  { username }: Pick<Member, 'username'>,
  password: string = own,
): Promise<Member> {
  const { id, token } = await clientOf(origin).call(login, { username, password, loginDeviceId: randomUUID() })
  return { id: id ?? 0, username, token, api: clientOf(origin, token) }
}
