import { axeFindings } from '@parlour/vitest/axe'
import {
  checkUsername,
  getCaptcha,
  getMemberInfo,
  getRegistrationRules,
  register as registerCall,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderAuth } from '../../testing/render-auth.tsx'
import { RegisterScreen, type RegisterScreenProps } from '../index.ts'

const wire = {
  token: 'token-1',
  id: 1,
  userName: 'demo01',
  firstTimeLogin: true,
  passwordExpired: false,
  expirationTime: null,
}
const rule = { enabled: true, required: true, minLength: 6, maxLength: 13, acceptedPattern: '*', patternId: 0 }
const rules = {
  username: { ...rule, acceptedPattern: '^[a-zA-Z][a-zA-Z0-9]*$', patternId: 1 },
  password: { ...rule, maxLength: 12, acceptedPattern: '^(?=.*[a-zA-Z])(?=.*[0-9])[a-zA-Z0-9]+$', patternId: 5 },
  email: { ...rule, required: false, maxLength: 40, acceptedPattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', patternId: 3 },
  payeeName: { ...rule, enabled: false },
}
const none = { affiliateCode: null, referralCode: null, domain: null }
const field = (label: string) => page.getByLabelText(new RegExp(`^${label}(\\*| optional)?$`))
const signUp = page.getByRole('button', { name: 'Sign up' })

const serve = (wait = async () => undefined as void) =>
  createFakeServer({ wait })
    .answer(getRegistrationRules, rules)
    .answer(checkUsername, null)
    .answer(getCaptcha, 'iVBORw0KGgo=')
    .answer(registerCall, wire)
    .answer(getMemberInfo, { id: 1, account: 'demo01', memberLabel: [] })

const open = async (
  server = serve(),
  props: Partial<RegisterScreenProps> = {},
  options: Parameters<typeof renderAuth>[2] = {},
) => {
  const spies = { onHome: vi.fn(), onLogin: vi.fn(), onDone: vi.fn() }
  const screen = (
    <RegisterScreen
      flags={new Set()}
      referral={none}
      registerUrl="https://site.test/register"
      age={21}
      {...spies}
      {...props}
    />
  )
  const all = await renderAuth(screen, server, options)
  if (options.language !== 'TY') await expect.element(field('Username')).toBeVisible()
  return { ...all, ...spies, of: (name: string) => server.calls.filter((call) => call.endpoint === name) }
}

const fill = async (texts: Readonly<Record<string, string>> = {}) => {
  const good = { Username: 'demo01', Password: 'abc12345', 'Repeat the password': 'abc12345' }
  for (const [label, text] of Object.entries({ ...good, ...texts })) await field(label).fill(text)
  await page.getByRole('checkbox', { name: 'I am 21 or older' }).click()
}

test('[REG-02][VAL-02] the form shows what the rules enable; required fields have the star, others say optional', async () => {
  await open()
  await expect.element(field('Username')).toHaveAttribute('aria-required', 'true')
  await expect.element(page.getByText('optional')).toBeVisible()
  await expect.element(field('E-mail')).not.toHaveAttribute('aria-required')
  await expect.element(field('Full name')).not.toBeInTheDocument()
  await expect.element(field('Captcha')).not.toBeInTheDocument()
})

test('[REG-03] there is a way home, a way to the login, and reset empties the form', async () => {
  const { onHome, onLogin } = await open()
  await page.getByRole('button', { name: 'Back to home' }).click()
  await page.getByRole('button', { name: 'Log in' }).click()
  expect([onHome.mock.calls.length, onLogin.mock.calls.length]).toEqual([1, 1])
  await fill({ Username: '1' })
  await page.getByRole('button', { name: 'Reset' }).click()
  for (const label of ['Username', 'Password', 'Repeat the password'])
    await expect.element(field(label)).toHaveValue('')
})

test('[REG-04] the password and its repetition can be shown and hidden', async () => {
  await open()
  for (const label of ['Password', 'Repeat the password']) {
    await expect.element(field(label)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show the password' }).first().click()
    await expect.element(field(label)).toHaveAttribute('type', 'text')
  }
  await page.getByRole('button', { name: 'Hide the password' }).first().click()
  await expect.element(field('Password')).toHaveAttribute('type', 'password')
})

test('[REG-05] the captcha shows when the settings say so, is required, and is sent', async () => {
  const { of } = await open(serve(), { flags: new Set(['CAPTCHA3']) })
  await expect.poll(() => of('getCaptcha').length).toBe(1)
  await fill()
  await signUp.click()
  await expect.element(field('Captcha')).toHaveFocus()
  await field('Captcha').fill('R8M2')
  await signUp.click()
  await expect.poll(() => of('register')[0]?.input).toMatchObject({ captcha: 'R8M2' })
})

test('[VAL-04] a broken rule says so in the words of its pattern number, beside its field', async () => {
  const { of } = await open()
  await fill({ Username: '1abc' })
  await signUp.click()
  await expect.element(page.getByText('Use 6 to 13 letters and numbers, and start with a letter.')).toBeVisible()
  await expect.element(field('Username')).toHaveFocus()
  expect(of('register')).toHaveLength(0)
})

test('[VAL-01] the two passwords have to be equal', async () => {
  await open()
  await fill({ 'Repeat the password': 'abc12346' })
  await signUp.click()
  await expect.element(page.getByText('The two passwords differ.')).toBeVisible()
})

test('[VAL-06] a pattern that cannot be used here leaves the form at work and is reported', async () => {
  const report = vi.fn()
  const { onDone } = await open(
    serve().answer(getRegistrationRules, { ...rules, username: { ...rule, acceptedPattern: '(' } }),
    { report },
  )
  await fill()
  await signUp.click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ pattern: '(' }))
})

test('[BEY-25] the rules stand there before typing and tick off live', async () => {
  await open()
  const ticks = page.getByRole('list', { name: 'Rules of this field' })
  const lines = () => ticks.nth(1).element().textContent
  expect(lines()).not.toContain('done')
  expect(lines()).toContain('6 to 12 characters')
  await field('Password').fill('abc')
  expect(lines()).toContain('At least one letter done')
  expect(lines()).not.toContain('6 to 12 characters done')
  await field('Password').fill('abc123')
  expect(lines()).toContain('6 to 12 characters done')
})

test('[REG-08][REG-10] a registration is sent once with the whole payload, starts the session, and is told', async () => {
  // The answer comes after both presses: the second one would be on what takes the button's place.
  let release: () => void = () => undefined
  const pressed = new Promise<void>((resolve) => (release = resolve))
  const server = serve(() => pressed).delay(1, registerCall)
  const { of, onDone, session } = await open(server, { referral: { ...none, referralCode: 'FRIEND' } })
  await fill({ Username: ' demo01 ', 'E-mail': 'a@b.example' })
  await signUp.dblClick()
  release()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(session.get()).toMatchObject({ status: 'member', account: 'demo01' })
  expect(of('register')).toHaveLength(1)
  expect(of('register')[0]?.headers.get('Idempotency-Key')).toMatch(/^test-id/)
  expect(of('register')[0]?.input).toMatchObject({
    username: 'demo01',
    password: 'abc12345',
    confirmPassword: 'abc12345',
    email: 'a@b.example',
    referralCode: 'FRIEND',
    registerUrl: 'https://site.test/register',
    registerMethod: 'WEB',
    login: true,
  })
})

test('[REG-08] a name taken meanwhile lands on its field in the words of the visitor, and nothing typed is lost', async () => {
  const { onDone } = await open(
    serve().answer(registerCall, () => {
      throw new FakeRefusal('register.username.taken')
    }),
  )
  await fill({ 'E-mail': 'a@b.example' })
  await signUp.click()
  await expect.element(page.getByText('This username is taken. Choose another one.')).toBeVisible()
  await expect.element(field('Username')).toHaveFocus()
  await expect.element(field('Password')).toHaveValue('abc12345')
  await expect.element(field('E-mail')).toHaveValue('a@b.example')
  expect(onDone).not.toHaveBeenCalled()
})

test('[REG-08] a rule that only the server knows lands on its field; one about no field here stands above the button', async () => {
  const value = { field: 'email', patternId: 3, min: 6, max: 40 }
  const server = serve().answer(registerCall, () => {
    throw new FakeRefusal('register.field.invalid', { status: 400, value })
  })
  await open(server)
  await fill({ 'E-mail': 'a@b.example' })
  await signUp.click()
  await expect.element(page.getByText(/^Write a full e-mail address of 6 to 40 characters/)).toBeVisible()
  await expect.element(field('E-mail')).toHaveFocus()
  value.field = 'shoeSize'
  await signUp.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('[REG-08] an attempt without an answer is checked again as it was, with the same key', async () => {
  const server = serve()
  let lost = true
  const fetch: typeof server.fetch = async (input, init) => {
    const request = new Request(input, init)
    const answer = await server.fetch(request.clone())
    if (!lost || request.method !== 'PUT') return answer
    lost = false
    throw new TypeError('lost')
  }
  const { of, onDone } = await open(server, {}, { client: { fetch } })
  await fill()
  await signUp.click()
  await expect.element(page.getByText(/no answer came/)).toBeVisible()
  await expect.element(field('Username')).toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  const [first, second] = of('register')
  expect(second?.input).toEqual(first?.input)
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
})

test('[REG-12] the terms are agreed to from the start, the age is said by the visitor; both are needed', async () => {
  const onTerms = vi.fn()
  const { of } = await open(serve(), { onTerms })
  const [age, terms] = [
    page.getByRole('checkbox', { name: 'I am 21 or older' }),
    page.getByRole('checkbox', { name: /^I agree to the/ }),
  ]
  await expect.element(age).not.toBeChecked()
  await expect.element(terms).toBeChecked()
  await fill()
  await age.click()
  await terms.click()
  await signUp.click()
  await expect.element(page.getByText(/^Only people of 21 or over/)).toBeVisible()
  await expect.element(page.getByText(/^An account needs your agreement/)).toBeVisible()
  await expect.element(age).toHaveFocus()
  await page.getByRole('button', { name: 'privacy notice' }).click()
  await expect.element(terms).not.toBeChecked()
  expect(onTerms).toHaveBeenCalledWith('privacy')
  expect(of('register')).toHaveLength(0)
})

test('[REG-13] the title names an amount only together with its terms', async () => {
  const offer = { amount: 100_000, currency: 'VND', terms: 'Play it 8 times on slots within 7 days.' }
  await open(serve(), { offer })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Open an account, receive ₫1,000 at once')
  await expect.element(page.getByText(/Play it 8 times on slots within 7 days/)).toBeVisible()
})

test('[REG-13] without an offer the title promises nothing', async () => {
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Open an account')
})

test('[REG-02] when the rules do not come, the page says so and asks again', async () => {
  const server = createFakeServer({ unanswered: 'missing' })
  const { screen } = await renderAuth(
    <RegisterScreen
      flags={new Set()}
      referral={none}
      registerUrl="x"
      age={21}
      onHome={vi.fn()}
      onLogin={vi.fn()}
      onDone={vi.fn()}
    />,
    server,
  )
  const again = screen.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  server.answer(getRegistrationRules, rules)
  await again.click()
  await expect.element(field('Username')).toBeVisible()
})

test.for(['EN', 'TY'] as const)(
  'the registration page has no finding of axe, with its errors, in %s',
  async (language) => {
    await open(serve(), { flags: new Set(['CAPTCHA3']) }, { language })
    await page.getByRole('button', { name: language === 'EN' ? 'Sign up' : 'Mag-sign up' }).click()
    await expect
      .element(page.getByText(language === 'EN' ? 'Fill this in.' : 'Kailangang sagutan ito.').first())
      .toBeVisible()
    expect(await axeFindings()).toEqual([])
  },
)
