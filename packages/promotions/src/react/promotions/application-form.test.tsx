import { applyForPromotion, listPromotionOffers } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createMemoryStore } from '@parlour/auth/testing'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerStates } from '../../testing/offers.ts'
import { PlainHtml } from '../../testing/plain-html.tsx'
import { setting } from '../../testing/promotion-setting.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { PromotionScreen } from '../index.ts'

const now = Date.UTC(2026, 0, 15, 12)
const zalo = '205'
const serve = () => {
  const server = answerStates(createFakeServer(), now)
  return server.answer(applyForPromotion, () => ({ applicationId: 7_001, status: 'applying', time: now }))
}

const show = async (server: FakeServer = serve(), { id = zalo, store = createMemoryStore(), guest = false } = {}) => {
  await page.viewport(1440, 900)
  const screen = await showScreen(
    server,
    <main>
      <PromotionScreen
        id={id}
        language="EN"
        {...setting}
        Html={PlainHtml}
        listHref="/promotions"
        onOpen={vi.fn()}
        store={store}
      />
    </main>,
    { now, ...(guest && { type: null }) },
  )
  return { screen, server, store }
}
const comment = () => page.getByRole('textbox', { name: /Comment/ })
const send = () => page.getByRole('button', { name: 'Send the application' })
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const picture = async (name: string) => {
  const canvas = document.createElement('canvas')
  canvas.width = 24
  canvas.height = 16
  canvas.getContext('2d')?.fillRect(0, 0, 12, 16)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], name, { type: 'image/png' })
}
const add = async (...names: readonly string[]) => {
  await expect.element(page.getByRole('button', { name: 'Choose pictures' })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('[data-upload="files"]')!
  await userEvent.upload(input, await Promise.all(names.map(picture)))
  for (const name of names) await expect.element(row(name).getByText('Ready')).toBeVisible()
}

test('[VAL-09] [PRM-01] an application with a comment and pictures is sent once, and its number said', async () => {
  // The answer comes after both presses: the second one would be on what takes the form's place.
  let release: () => void = () => undefined
  const pressed = new Promise<void>((resolve) => (release = resolve))
  const answer = { applicationId: 7_001, status: 'applying' as const, time: now }
  const held = serve().answer(applyForPromotion, async () => pressed.then(() => answer))
  const { screen, server, store } = await show(held)
  await expect.element(comment()).toBeVisible()
  expect(await axeFindings(screen.container)).toEqual([])
  await comment().fill('Round 5f0d8a52')
  await expect.element(screen.getByText('14 of 140')).toBeVisible()
  await add('table.png', 'win.png')
  await send().dblClick()
  release()
  const told = screen.getByRole('status').filter({ hasText: 'Your application was sent' })
  await expect.element(told).toMatchTextContent(/Its number is 7001/)
  await expect.element(told).toHaveFocus()
  const [call, ...more] = server.callsOf(applyForPromotion)
  expect(more).toEqual([])
  const drawn: unknown = expect.stringMatching(/^data:image\/png;base64,/)
  expect(call?.input).toMatchObject({ promotionId: 205, remarks: 'Round 5f0d8a52', pictures: [drawn, drawn] })
  expect([store.get('parlour:1:draft'), store.get('parlour:1:pictures')]).toEqual([null, null])
  await expect.poll(() => server.callsOf(listPromotionOffers).length).toBe(2)
})

test('[VAL-09] 140 characters are the most, counted as one sees them; more is said at the field and nothing is sent', async () => {
  const { screen, server } = await show()
  await comment().fill('\u{1f44d}'.repeat(141))
  await expect.element(screen.getByText('141 of 140')).toBeVisible()
  await send().click()
  await expect.element(screen.getByText('At most 140 characters.')).toBeVisible()
  await expect.element(comment()).toHaveFocus()
  expect(server.callsOf(applyForPromotion)).toEqual([])
  await comment().fill('\u{1f44d}'.repeat(140))
  await send().click()
  await expect.element(screen.getByText('Your application was sent')).toBeVisible()
})

test('[VAL-09] what the platform refuses of one picture stands at that one; comment and the good one stay', async () => {
  const server = serve().answer(applyForPromotion, () => {
    throw new FakeRefusal('upload.picture.invalid', { value: { picture: 2 } })
  })
  await show(server)
  await comment().fill('Mine')
  await add('good.png', 'odd.png')
  await send().click()
  await expect.element(row('odd.png').getByText(/not a PNG or JPEG/)).toBeVisible()
  await expect.element(row('good.png').getByText('Ready')).toBeVisible()
  await expect.element(comment()).toHaveValue('Mine')
})

test('[VAL-09] one that ended between the page and the press says so, and nothing is lost', async () => {
  const server = serve().answer(applyForPromotion, () => {
    // It is not among the offers either when they are read again.
    server.answer(listPromotionOffers, { list: [] })
    throw new FakeRefusal('promotion.unknown')
  })
  const { screen } = await show(server)
  await comment().fill('Mine')
  await add('good.png')
  await send().click()
  await expect
    .element(screen.getByText('Send an application. A person looks at it and decides how much you get.'))
    .not.toBeInTheDocument()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(comment()).toHaveValue('Mine')
  await expect.element(row('good.png').getByText('Ready')).toBeVisible()
})

test('[VAL-09] comment and pictures outlive a failure and a reload, and go out once', async () => {
  const store = createMemoryStore()
  const server = serve().fail('offline', applyForPromotion, 1)
  const first = await show(server, { store })
  await comment().fill('Mine')
  await add('good.png')
  await send().click()
  await expect.element(page.getByRole('button', { name: 'Send the same again' })).toBeVisible()
  await first.screen.unmount()
  const { screen } = await show(server, { store })
  await expect.element(comment()).toHaveValue('Mine')
  await expect.element(row('good.png').getByText('Ready')).toBeVisible()
  await send().click()
  await expect.element(screen.getByText('Your application was sent')).toBeVisible()
  expect(server.callsOf(applyForPromotion).at(-1)?.input).toMatchObject({ remarks: 'Mine' })
})

test('[VAL-09] a guest logs in first; where one is on its way, its state is the way on', async () => {
  await show(serve(), { guest: true })
  await expect.element(page.getByRole('button', { name: 'Log in to apply' })).toBeVisible()
  document.body.replaceChildren()
  const { screen } = await show(serve(), { id: '206' })
  await expect
    .element(screen.getByRole('link', { name: /^See application/ }))
    .toHaveAttribute('href', '/member/rewardCenter?tab=applications')
  await expect.element(comment()).not.toBeInTheDocument()
})

test('[VAL-09] after a rejection it says why, and another one may follow', async () => {
  const { screen } = await show(serve(), { id: '207' })
  await expect
    .element(screen.getByText(/^Your application was not approved: The picture shows no account name\./))
    .toBeVisible()
  await expect.element(send()).toBeVisible()
})
