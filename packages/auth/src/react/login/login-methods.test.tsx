import {
  getCaptcha,
  getCountries,
  getLocation,
  login as loginCall,
  loginDemo,
  sendLoginCode,
} from '@parlour/api-client/endpoints'
import '@parlour/ui-kit/styles.css'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { enterName, everyLogin, field, openLogin, refuse, serveLogin, submit } from '../../testing/open-login.tsx'
import { captchaPicture, sessionWire } from '../../testing/wire.ts'
import { authRequestAtom } from '../index.ts'

test('[LOG-01] the switch is there only where logins by message are on', async () => {
  await openLogin(serveLogin(), [])
  await expect.element(field('Username')).toBeVisible()
  await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument()
})

test('[LOG-01] by message: number, code, and both are sent as the platform wants them', async () => {
  const { server } = await openLogin()
  await page.getByRole('radio', { name: 'Text message' }).click()
  await field('Mobile number').fill('9170000188')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect
    .poll(() => server.callsOf(sendLoginCode)[0]?.input)
    .toMatchObject({ mobileNum: '9170000188', countryDialingCode: '63' })
  await page.getByRole('textbox', { name: /^Code/ }).fill('123456')
  await submit().click()
  await expect.element(page.getByText('Hello demo01')).toBeVisible()
  expect(server.callsOf(loginCall)[0]?.input).toMatchObject({
    username: '9170000188',
    password: '123456',
    type: 'sms',
    countryDialingCode: '63',
  })
})

test('[VAL-01] of a pasted message the code is taken; one without a code leaves the field as it was', async () => {
  await openLogin()
  await page.getByRole('radio', { name: 'Text message' }).click()
  const code = page.getByRole('textbox', { name: /^Code/ })
  await expect.element(code).toBeVisible()
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    code.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  await code.fill('12')
  for (const text of ['It is good for 10 minutes.', '48162010', '481620 or 481621']) paste(text)
  await expect.element(code).toHaveValue('12')
  paste('vesper: 481620 is your code. It is good for 10 minutes. We never ask for it.')
  await expect.element(code).toHaveValue('481620')
})

test('[LOG-01] digits of another script are digits, also where the list of countries does not come', async () => {
  const server = serveLogin().answer(getCountries, refuse('system.busy'))
  await openLogin(server)
  await page.getByRole('radio', { name: 'Text message' }).click()
  await field('Mobile number').fill('๙๑๗๐๐๐๐๑๘๘')
  await page.getByRole('textbox', { name: /^Code/ }).fill('١٢٣๔๕๖')
  await submit().click()
  await expect
    .poll(() => server.callsOf(loginCall)[0]?.input)
    .toMatchObject({ username: '9170000188', password: '123456' })
})

test('[REG-06] no code is asked for before the country of the number is known, and then for that country', async () => {
  let come: () => void = () => undefined
  const coming = new Promise<void>((resolve) => (come = resolve))
  const server = serveLogin().answer(getLocation, async () => {
    await coming
    return { country: 'VN' }
  })
  await openLogin(server)
  await page.getByRole('radio', { name: 'Text message' }).click()
  await field('Mobile number').fill('912345678')
  const ask = page.getByRole('button', { name: 'Get code' })
  await expect.element(ask).toBeDisabled()
  await expect.element(page.getByText(/mobile number first/)).not.toBeInTheDocument()
  come()
  await ask.click()
  await expect.element(page.getByRole('button', { name: /^Again in/ })).toBeVisible()
  expect(server.callsOf(sendLoginCode).map(({ input }) => input)).toEqual([
    expect.objectContaining({ mobileNum: '912345678', countryDialingCode: '84' }),
  ])
})

test('[LOG-01] who switches by arrow keys stays in the switch; what was typed either way is there again', async () => {
  const { atoms } = await openLogin()
  await field('Username').fill('demo01')
  await page.getByRole('radio', { name: 'Username' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(field('Mobile number')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Text message' })).toHaveFocus()
  await field('Mobile number').fill('9170000188')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  atoms.set(authRequestAtom, { window: 'login', go: null, forced: false })
  await expect.element(field('Mobile number')).toHaveValue('9170000188')
  await page.getByRole('radio', { name: 'Username' }).click()
  await expect.element(field('Username')).toHaveValue('demo01')
})

test('[LOG-02] by message: what is missing or no number is said, and nothing is sent', async () => {
  const { server } = await openLogin()
  await page.getByRole('radio', { name: 'Text message' }).click()
  await field('Mobile number').fill('12')
  await submit().click()
  await expect.element(page.getByText('Write a mobile number that can receive texts.')).toBeVisible()
  await expect.element(page.getByText('Write the code that we sent you.')).toBeVisible()
  expect(server.callsOf(loginCall)).toEqual([])
})

test('[LOG-01] a wrong code is said beside it, and the number stays', async () => {
  await openLogin(serveLogin().answer(loginCall, refuse('code.invalid', { value: { captcha: false, triesLeft: 3 } })))
  await page.getByRole('radio', { name: 'Text message' }).click()
  await field('Mobile number').fill('9170000188')
  await page.getByRole('textbox', { name: /^Code/ }).fill('000000')
  await submit().click()
  await expect.element(page.getByText(/^The code is wrong/)).toBeVisible()
  await expect.element(field('Mobile number')).toHaveValue('9170000188')
})

test('[LOG-04] the picture is there when the sentence that asks for it comes', async () => {
  let give: (picture: string) => void = () => undefined
  const picture = new Promise<string>((resolve) => void (give = resolve))
  await openLogin(
    serveLogin()
      .answer(loginCall, refuse('login.credentials.invalid', { value: { captcha: true, triesLeft: 2 } }))
      .answer(getCaptcha, () => picture),
  )
  await enterName()
  await expect.element(submit()).toHaveAttribute('aria-busy')
  await expect.element(page.getByText(/do not match/)).not.toBeInTheDocument()
  give(captchaPicture)
  await expect.element(page.getByText('Username and password do not match. 2 tries left.')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Picture with signs to type' })).toBeVisible()
})

test('[LOG-04] a picture that does not come is told with the refusal, and can be asked for again', async () => {
  const server = serveLogin()
    .answer(loginCall, refuse('login.credentials.invalid', { value: { captcha: true } }))
    .answer(getCaptcha, refuse('system.busy', { status: 500 }))
  await openLogin(server)
  await enterName()
  await expect.element(page.getByText('The picture did not load. Ask for another one.')).toBeVisible()
  expect(server.callsOf(getCaptcha)).toHaveLength(1)
})

test('[LOG-08] a demo account is there only where it is on, says what it is, and opens at a press', async () => {
  const server = serveLogin().answer(loginDemo, { ...sessionWire, userName: 'trial1', customerType: 4 })
  const sealRandom = vi.fn(() => Promise.resolve('c0ffee'))
  await openLogin(server, everyLogin, { sealRandom })
  await expect.element(page.getByText('Play money, nothing to withdraw. It is gone when you leave.')).toBeVisible()
  await page.getByRole('button', { name: 'Look around with a demo account' }).click()
  await expect
    .poll(() => server.callsOf(loginDemo)[0]?.input)
    .toMatchObject({ platform: 'W', Encryption: 'c0ffee', 'X-Gateway-Version': 3 })
  await expect.element(page.getByText(/^Hello (trial1|demo01)/)).toBeVisible()
})

test('[LOG-13] the ways to a new password and to an account open their windows, each only where it is on', async () => {
  const { atoms } = await openLogin()
  await page.getByRole('button', { name: 'Forgot it?' }).click()
  expect(atoms.get(authRequestAtom).window).toBe('recovery')
  atoms.set(authRequestAtom, { window: 'login', go: null, forced: false })
  await page.getByRole('button', { name: 'Open an account' }).click()
  expect(atoms.get(authRequestAtom).window).toBe('register')
})

test('[LOG-13] without recovery, registration and demo none of them shows', async () => {
  await openLogin(serveLogin(), [])
  for (const name of ['Forgot it?', 'Open an account', 'Look around with a demo account'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
})

test.for([
  ['us_forbidden_login_error', /This account is blocked/],
  ['login_verify_required', /You are logging in from a new place/],
  ['function.not.available', /./],
] as const)('[LOG-04] %s is told above the button', async ([code, words]) => {
  await openLogin(serveLogin().answer(loginCall, refuse(code, { value: null })))
  await enterName()
  await expect.element(page.getByRole('dialog').getByRole('alert').getByText(words)).toBeVisible()
})

test.for(['offline', 'reset'] as const)(
  '[LOG-04] %s: it is said, nothing typed is lost, and the next press works',
  async (fault) => {
    await openLogin(serveLogin().fail(fault, loginCall, 1))
    await enterName()
    await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await expect.element(field('Password')).toHaveValue('abc12345')
    await submit().click()
    await expect.element(page.getByText('Hello demo01')).toBeVisible()
  },
)

test('[LOG-02] what is pasted is never cut: too long a password is said to be', async () => {
  const { server } = await openLogin()
  await enterName('demo01', 'x'.repeat(129))
  await expect.element(page.getByText('Use 1 to 128 characters.')).toBeVisible()
  await expect.element(field('Password')).toHaveValue('x'.repeat(129))
  expect(server.callsOf(loginCall)).toEqual([])
})

test('[LOG-02] fields tell a password manager what they are, in a form of their own', async () => {
  await openLogin()
  await expect.element(field('Username')).toHaveAttribute('autocomplete', 'username')
  await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password')
  expect(field('Username').element().closest('form')).toBe(field('Password').element().closest('form'))
  await page.getByRole('radio', { name: 'Text message' }).click()
  await expect.element(page.getByRole('textbox', { name: /^Code/ })).toHaveAttribute('autocomplete', 'one-time-code')
})

test('[BEY-25] the name stays when the window closes, the password does not', async () => {
  const { atoms } = await openLogin()
  await field('Username').fill('demo01')
  await field('Password').fill('abc12345')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  atoms.set(authRequestAtom, { window: 'login', go: null, forced: false })
  await expect.element(field('Username')).toHaveValue('demo01')
  await expect.element(field('Password')).toHaveValue('')
})

const proof = { captcha_id: 'c', lot_number: 'l', pass_token: 'p', gen_time: 'g', captcha_output: 'o' }

test('[REG-08] where people prove to be one in a window, the next press opens it, and no picture shows', async () => {
  let tries = 0
  const server = serveLogin().answer(loginCall, () =>
    ++tries === 1 ? refuse('captcha.required', { value: { captcha: true } })() : sessionWire,
  )
  const verify = vi.fn(() => Promise.resolve({ geetestValidateV4: proof }))
  await openLogin(server, everyLogin, { human: { verify } })
  await enterName()
  await expect.element(page.getByText(/^One step more/)).toBeVisible()
  expect(verify).not.toHaveBeenCalled()
  await submit().click()
  await expect.element(page.getByText('Hello demo01')).toBeVisible()
  expect(server.callsOf(loginCall)[1]?.input).toMatchObject({ geetestValidateV4: proof })
  expect(server.callsOf(getCaptcha)).toEqual([])
})
