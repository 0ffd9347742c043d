import { axeFindings } from '@parlour/vitest/axe'
import { getMemberInfo, loginSocial } from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import words from '../../../messages/EN.json'
import { authErrorIds, storeReferral, type SocialProvider } from '../../index.ts'
import { createMemoryStore } from '../../testing/create-test-session.ts'
import { fakeSocial, serviceRefusal, windowFault, type SocialOutcome } from '../../testing/fake-social.ts'
import { renderAuth } from '../../testing/render-auth.tsx'
import { memberWire, sessionWire } from '../../testing/wire.ts'
import { authRequestAtom } from '../atoms.ts'
import { SocialBlock } from './social-block.tsx'

const serve = () =>
  createFakeServer()
    .answer(getMemberInfo, memberWire)
    .answer(loginSocial, { ...sessionWire, opened: false })

const refusing = (code: string, options: ConstructorParameters<typeof FakeRefusal>[1] = {}) =>
  createFakeServer().answer(loginSocial, () => {
    throw new FakeRefusal(code, options)
  })

interface Given {
  readonly outcomes?: readonly SocialOutcome[]
  readonly providers?: readonly SocialProvider[]
  readonly server?: FakeServer
}

async function show({ outcomes, providers, server = serve() }: Given = {}) {
  const { social, pressed } = fakeSocial(outcomes, providers)
  const onEntered = vi.fn()
  const onTerms = vi.fn()
  const block = (
    <>
      <h1>Log in</h1>
      <SocialBlock onEntered={onEntered} onTerms={onTerms} />
    </>
  )
  const all = await renderAuth(block, server, { social })
  return { ...all, server, pressed, onEntered, onTerms }
}

const button = (provider: string) => page.getByRole('button', { name: `Continue with ${provider}` })
const alert = page.getByRole('alert')

test('[LOG-09] each provider that is switched on has its button and mark, in the order of the site; the page has no fault', async () => {
  await show({ providers: ['telegram', 'google', 'facebook'] })
  await expect.element(page.getByText('or continue with')).toBeVisible()
  const names = page
    .getByRole('button')
    .elements()
    .map((element) => element.getAttribute('aria-label'))
  expect(names).toEqual(['Continue with Telegram', 'Continue with Google', 'Continue with Facebook'])
  expect(
    page
      .getByRole('button')
      .elements()
      .map((element) => element.querySelectorAll('svg').length),
  ).toEqual([1, 1, 1])
  expect(await axeFindings()).toEqual([])
})

test('[LOG-09] without a provider, or without sign-ins elsewhere at all, there is nothing, not even the line', async () => {
  const { screen } = await show({ providers: [] })
  expect(screen.container.querySelector('main')?.innerHTML).toBe('<h1>Log in</h1>')
  await screen.unmount()
  const { screen: bare } = await renderAuth(<SocialBlock onEntered={() => undefined} />, serve())
  expect(bare.container.querySelector('main')?.innerHTML).toBe('')
})

test('[S15] nothing begins by itself; a press asks at once, before anything is awaited', async () => {
  const { pressed, server } = await show({ outcomes: ['waits'] })
  await expect.element(button('Google')).toBeVisible()
  expect([pressed, server.calls]).toEqual([[], []])
  button('Google')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(pressed).toEqual(['google'])
})

test('[LOG-09] while a window is open its button is busy, the others wait, and no second window opens', async () => {
  const { pressed } = await show({ outcomes: ['waits'] })
  await button('Facebook').click()
  await expect.element(button('Facebook')).toHaveAttribute('aria-busy', 'true')
  await expect.element(button('Google')).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(page.getByRole('status').getByText('Sign in with Facebook in the window that opened.'))
    .toBeVisible()
  button('Google')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  button('Facebook')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(pressed).toEqual(['facebook'])
})

test('[REG-12] a token is sent with what it was asked with, and agrees to nothing; the session begins', async () => {
  const { server, session, onEntered } = await show()
  await button('Google').click()
  await expect.poll(() => onEntered.mock.calls.length).toBe(1)
  expect(server.callsOf(loginSocial).map(({ input }) => input)).toMatchObject([
    { provider: 'google', idToken: 'signed', nonce: 'nonce-1', agreed: false },
  ])
  expect(session.get()).toMatchObject({ status: 'member' })
})

test.each([
  ['blocked', 'popup_blocked', /^Your browser blocked the window of Google/, 'Open the window'],
  ['closed by the visitor', 'cancelled', /^You closed the window of Google/, 'Try again'],
  ['silent', 'timeout', /^Google does not answer/, 'Try again'],
] as const)(
  '[D16] a window that is %s is told, and the button below begins once more',
  async (_name, kind, said, again) => {
    const { pressed, onEntered } = await show({ outcomes: [windowFault(kind), 'token'] })
    await button('Google').click()
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(button('Google')).not.toHaveAttribute('aria-busy', 'true')
    expect(await axeFindings()).toEqual([])
    page.getByRole('button', { name: again }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onEntered.mock.calls.length).toBe(1)
    expect(pressed).toEqual(['google', 'google'])
  },
)

test('[LOG-10] every code of the service is told in its own sentence', async () => {
  // A closed window is reported as such, with what to do next.
  const told = {
    ...words,
    'auth.signin.popup-closed-by-user': 'You closed the window of Google before you were signed in.',
  }
  const codes = Object.keys(authErrorIds) as (keyof typeof authErrorIds)[]
  expect(codes).toHaveLength(11)
  await show({ outcomes: codes.map(serviceRefusal) })
  for (const code of codes) {
    await button('Google').click()
    await expect.element(page.getByText(told[authErrorIds[code]])).toBeVisible()
  }
})

test.each([
  ['a token that is not good', refusing('social.token.invalid'), /again/],
  ['a closed account', refusing('us_forbidden_login_error'), /account is blocked/],
  [
    'too many tries',
    refusing('TOO_MANY_REQUESTS', { status: 429, headers: { 'Retry-After': '540' } }),
    /^Too many tries/,
  ],
  ['an answer that is lost', createFakeServer().fail('reset', loginSocial), /^This was sent, but no answer came/],
])('[LOG-10] %s is told, and nobody is logged in', async (_name, server, said) => {
  const { session, onEntered } = await show({ server })
  await button('Telegram').click()
  await expect.element(page.getByText(said).first()).toBeInTheDocument()
  await expect.element(button('Telegram')).not.toHaveAttribute('aria-busy', 'true')
  expect([session.get().status, onEntered.mock.calls]).toEqual(['guest', []])
})

test('[REG-12] an account opens only for who is of age and agrees, by the same token, and its name is told', async () => {
  let known = false
  const server = serve().answer(loginSocial, ({ agreed }) => {
    known = agreed ?? false
    if (!known) throw new FakeRefusal('social.account.unknown')
    return { ...sessionWire, opened: true }
  })
  const { atoms, pressed, onEntered, onTerms } = await show({ server })
  await button('Telegram').click()
  await expect
    .element(page.getByRole('status').getByText(/^No account here belongs to this Telegram account yet/))
    .toBeVisible()
  expect(await axeFindings()).toEqual([])
  const open = page.getByRole('button', { name: 'Open an account' })
  await open.click()
  const age = page.getByRole('checkbox', { name: 'I am 21 or older' })
  await expect.element(age).toHaveAttribute('aria-invalid', 'true')
  expect(server.callsOf(loginSocial)).toHaveLength(1)
  await page.getByRole('button', { name: 'terms of use' }).click()
  expect(onTerms).toHaveBeenCalledWith('terms')
  await age.click()
  await open.click()
  await expect.poll(() => atoms.get(authRequestAtom).window).toBe('registered')
  expect(server.callsOf(loginSocial).map(({ input }) => input)).toMatchObject([
    { idToken: 'signed', agreed: false },
    { idToken: 'signed', agreed: true },
  ])
  expect([pressed, onEntered.mock.calls]).toEqual([['telegram'], []])
})

test('[REG-10] the codes of an invitation link travel along, from where they outlive the tab', async () => {
  const rememberStore = createMemoryStore()
  storeReferral('?affiliateCode=MARCO7&referralCode=FRIEND', rememberStore)
  const server = serve()
  const { social } = fakeSocial()
  await renderAuth(<SocialBlock onEntered={() => undefined} />, server, { social, rememberStore })
  await button('Google').click()
  await expect
    .poll(() => server.callsOf(loginSocial)[0]?.input)
    .toMatchObject({ affiliateCode: 'MARCO7', referralCode: 'FRIEND' })
})

test('[S12] who has closed the login meanwhile is not logged in by a window that ends later', async () => {
  let bring: () => void = () => undefined
  const token = new Promise<{ provider: 'google'; idToken: string; nonce: string }>((resolve) => {
    bring = () => resolve({ provider: 'google', idToken: 'late', nonce: 'nonce-1' })
  })
  const server = serve()
  const social = { providers: ['google'] as const, age: 21, signIn: () => token }
  const { screen, session } = await renderAuth(<SocialBlock onEntered={() => undefined} />, server, { social })
  await button('Google').click()
  await screen.unmount()
  bring()
  const next = await show({ server })
  await button('Google').click()
  await expect.poll(() => next.onEntered.mock.calls.length).toBe(1)
  expect(server.callsOf(loginSocial).map(({ input }) => input)).toMatchObject([{ idToken: 'signed' }])
  expect(session.get().status).toBe('guest')
})

test('[LOG-09] on a phone of 320, from the right, every button is one to press and nothing is wider than the page', async () => {
  await page.viewport(320, 640)
  document.documentElement.dir = 'rtl'
  try {
    const { screen } = await show({ outcomes: [windowFault('popup_blocked')] })
    await button('Google').click()
    await expect.element(alert).toBeVisible()
    for (const element of page.getByRole('button').elements()) {
      const { width, height, left, right } = element.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect([left >= 0, right <= 320]).toEqual([true, true])
    }
    expect(screen.container.scrollWidth).toBeLessThanOrEqual(320)
  } finally {
    document.documentElement.dir = ''
    await page.viewport(1440, 900)
  }
})
