import { expect, test } from 'vitest'
import { createTestClient } from '../../testing/index.ts'
import { loginDemo } from './login-demo.ts'

const answering = (body: unknown) =>
  createTestClient({
    fetch: async () => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }),
  } as never)

test('[LOG-08] the token of a demo play is read from the value, and from the top where only that has it', async () => {
  const both = answering({ success: true, token: 'top', value: { token: 'inside', userName: 'trial1' } })
  expect(await both.call(loginDemo, { os: 'Linux' })).toMatchObject({ token: 'inside', userName: 'trial1' })
  for (const value of [{ userName: 'trial1' }, null, undefined])
    expect(await answering({ success: true, token: 'top', value }).call(loginDemo, { os: 'Linux' })).toMatchObject({
      token: 'top',
    })
})

test('[LOG-08] a demo play tells the version of the gateway in its body', async () => {
  const sent: unknown[] = []
  const fetch = async (request: Request) => {
    sent.push(await request.json())
    return new Response('{"success":true,"token":"t","value":{"token":"t"}}')
  }
  await createTestClient({ fetch } as never).call(loginDemo, { os: 'Linux' })
  expect(sent).toMatchObject([{ os: 'Linux', 'X-Gateway-Version': 3 }])
})
