import { getAvatar, getMemberInfo } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { useReloadMember } from '@parlour/auth/react'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { useLookAcrossTabs } from '../index.ts'

/** The wire of one tab: what it posts is kept, and the test speaks for the others. */
const createWire = () => {
  const posted: unknown[] = []
  const heard = new Set<(message: unknown) => void>()
  return {
    posted,
    say: (message: unknown) => heard.forEach((listener) => listener(message)),
    post: (message: unknown) => void posted.push(message),
    listen(onMessage: (message: unknown) => void) {
      heard.add(onMessage)
      return () => void heard.delete(onMessage)
    },
  }
}

const now = () => 5

function Tab({ wire }: { wire: ReturnType<typeof createWire> }) {
  useLookAcrossTabs(wire, 'linhtran88', now)
  const reload = useReloadMember()
  return (
    <button type="button" onClick={() => void reload()}>
      Ask who is here
    </button>
  )
}

const open = async () => {
  const wire = createWire()
  const told = { nickname: 'Linh', avatar: '2' }
  const server = createFakeServer()
    .answer(getMemberInfo, () => ({
      id: 1,
      account: 'linhtran88',
      nickname: told.nickname,
      type: 0,
      memberLabel: [],
    }))
    .answer(getAvatar, () => ({ avatar: told.avatar, avatarType: 'STATIC', gallery: [] }))
  const who = createTestSession()
  who.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const screen = await render(
    <Surroundings server={server} session={who} messages={messages}>
      <Tab wire={wire} />
    </Surroundings>,
  )
  const asked = () => [server.callsOf(getMemberInfo).length, server.callsOf(getAvatar).length]
  await expect.poll(asked).toEqual([1, 1])
  const nickname = () => {
    const state = who.get()
    return state.status === 'member' ? state.member?.nickname : null
  }
  await expect.poll(nickname).toBe('Linh')
  return { screen, wire, told, asked, nickname }
}

test('[HDR-06] a nickname that changed in another tab is read again here', async () => {
  const { wire, told, asked, nickname } = await open()
  told.nickname = 'Lin'
  wire.say({ type: 'balance', account: 'linhtran88' })
  wire.say({ type: 'look', account: 'marcobay01' })
  wire.say(null)
  expect(asked()).toEqual([1, 1])
  wire.say({ type: 'look', account: 'linhtran88' })
  await expect.poll(nickname).toBe('Lin')
  await expect.poll(asked).toEqual([2, 2])
})

test('[HDR-06] a change here is told to the other tabs without what it is; finding the same tells nothing', async () => {
  const { screen, wire, told, asked } = await open()
  const ask = screen.getByRole('button', { name: 'Ask who is here' })
  await ask.click()
  await expect.poll(asked).toEqual([2, 1])
  expect(wire.posted).toEqual([])
  told.nickname = 'Lin'
  await ask.click()
  await expect.poll(() => wire.posted).toEqual([{ type: 'look', account: 'linhtran88', at: 5 }])
})
