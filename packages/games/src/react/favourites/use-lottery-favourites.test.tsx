import { getMemberInfo } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { useAuthWindow } from '@parlour/auth/react'
import { createMemoryStore, createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { useLotteryFavourites } from '../index.ts'

function Heart({ store }: { store: ReturnType<typeof createMemoryStore> }) {
  const { has, toggle } = useLotteryFavourites(store)
  const { window: shown } = useAuthWindow()
  return (
    <>
      <button type="button" aria-pressed={has('MEKONG4D')} onClick={() => toggle('MEKONG4D')}>
        Mekong 4D
      </button>
      <p>{shown} window</p>
    </>
  )
}

const show = async (type?: number) => {
  const store = createMemoryStore({ LOTTFAV: '{"ben":["FAST5"]}' })
  const session = createTestSession()
  const server = createFakeServer()
  if (type !== undefined) {
    session.start({ token: 't', userName: 'ana', customerType: type }, 'ana')
    server.answer(getMemberInfo, { id: 1, account: 'ana', nickname: 'Ana', type, memberLabel: [] })
  }
  await render(
    <Surroundings server={server} session={session} messages={messages}>
      <Heart store={store} />
    </Surroundings>,
  )
  return store
}

test('[LOB-06] a member keeps a lottery and drops it again, beside what others keep on this device', async () => {
  const store = await show(0)
  const heart = page.getByRole('button', { name: 'Mekong 4D' })
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(JSON.parse(store.get('LOTTFAV') ?? '')).toEqual({ ana: ['MEKONG4D'], ben: ['FAST5'] })
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

test.each([
  [undefined, 'login window'],
  [4, 'real-account window'],
])('[LOB-06] account type %s keeps nothing and sees the %s', async (type, shown) => {
  const store = await show(type)
  await page.getByRole('button', { name: 'Mekong 4D' }).click()
  await expect.element(page.getByText(shown)).toBeVisible()
  expect(JSON.parse(store.get('LOTTFAV') ?? '')).toEqual({ ben: ['FAST5'] })
})
