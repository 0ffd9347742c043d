import { axeFindings } from '@parlour/vitest/axe'
import {
  getCountries,
  getLocation,
  getMemberInfo,
  getRegistrationRules,
  login as loginCall,
  recoverByEmail,
  recoverByPhone,
  sendLoginCode,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderAuth } from '../../testing/render-auth.tsx'
import { memberWire, registrationWire, sessionWire } from '../../testing/wire.ts'
import { authRequestAtom, ForgotPasswordModal, useSession } from '../index.ts'

const both = ['CHNGPASSMAIL3', 'CHNGPASSVERIF3']
const box = () => page.getByRole('dialog')
const button = (name: string | RegExp) => box().getByRole('button', { name })
const code = () => page.getByLabelText(/^Code from the text message/)
const fresh = () => page.getByLabelText(/^New password/)
const number = () => page.getByRole('textbox', { name: /^Mobile number/ })

const serve = () =>
  createFakeServer()
    .answer(getRegistrationRules, registrationWire)
    .answer(getCountries, {
      countries: [
        { countryCode: 'VN', countryDialingCode: '84' },
        { countryCode: 'PH', countryDialingCode: '63' },
        { countryCode: 'QA', countryDialingCode: '974' },
      ],
    })
    .answer(getLocation, { country: 'PH' })
    .answer(sendLoginCode, { expiredMinutes: 1 })
    .answer(recoverByEmail, null)
    .answer(recoverByPhone, null)
    .answer(loginCall, sessionWire)
    .answer(getMemberInfo, memberWire)

const refuse =
  (refusal: string, options: { status?: number; value?: unknown } = {}) =>
  () => {
    throw new FakeRefusal(refusal, options)
  }

function Who() {
  const session = useSession()
  return <h1>{session.status === 'member' ? `Hello ${session.account}` : 'Hello guest'}</h1>
}

const open = async (
  server: FakeServer = serve(),
  flags: readonly string[] = both,
  options: Parameters<typeof renderAuth>[2] = {},
) => {
  await page.viewport(1440, 900)
  const all = await renderAuth(
    <>
      <Who />
      <ForgotPasswordModal flags={new Set(flags)} />
    </>,
    server,
    options,
  )
  all.atoms.set(authRequestAtom, { window: 'recovery', go: null, forced: false })
  await expect.element(box()).toBeVisible()
  return { ...all, server }
}

const openPhone = async (server?: FakeServer, options?: Parameters<typeof renderAuth>[2]) => {
  const all = await open(server, ['CHNGPASSVERIF3'], options)
  await expect.element(button('Country code, Philippines +63')).toBeVisible()
  return all
}

test('[FGT-01] only the ways that are switched on show, mail first; one alone has no tabs', async () => {
  const { screen } = await open()
  await expect.element(page.getByRole('radio', { name: 'E-mail' })).toBeChecked()
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveFocus()
  await screen.unmount()
  await open(serve(), ['CHNGPASSVERIF3'])
  await expect.element(number()).toBeVisible()
  await expect.element(page.getByRole('radiogroup')).not.toBeInTheDocument()
})

test('[FGT-02] name by its rule and a valid address go as a form; then a dialog says what happens, and leads to the login', async () => {
  const { server, atoms } = await open()
  await page.getByRole('textbox', { name: 'Username' }).fill('demo01')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('linh@')
  await button('Send me a password').click()
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  expect(server.callsOf(recoverByEmail)).toHaveLength(0)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('linh@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^If username and address belong together/)).toBeVisible()
  await expect.element(button('To the login')).toHaveFocus()
  expect(server.callsOf(recoverByEmail)[0]?.input).toEqual({ username: 'demo01', email: 'linh@example.com' })
  expect(await axeFindings()).toEqual([])
  await button('To the login').click()
  expect(atoms.get(authRequestAtom).window).toBe('login')
})

test('[FGT-03] [REG-06] a code is asked for once the number is right, counts down, and sets the password that logs in', async () => {
  const onLogin = vi.fn()
  const { server } = await openPhone(serve(), { onLogin })
  await expect.element(button('Get code')).toBeDisabled()
  await number().fill('0917 555 0142')
  await button('Get code').click()
  await expect.element(button('Again in 1:00')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('Sent to +63 •••• 142').first()).toBeVisible()
  await code().fill('code: 482 913')
  await fresh().fill('Evening2026')
  await button('Set it and log in').click()
  await expect.element(page.getByText('Hello demo01')).toBeInTheDocument()
  expect(server.callsOf(recoverByPhone)[0]?.input).toMatchObject({
    mobileNum: '09175550142',
    countryDialingCode: '63',
    verificationCode: '482913',
    newPassword: 'Evening2026',
  })
  expect(server.callsOf(loginCall)[0]?.input).toMatchObject({
    username: '09175550142',
    password: 'Evening2026',
    type: '',
    countryDialingCode: '63',
  })
  expect(onLogin).toHaveBeenCalledOnce()
})

test('[REG-06] the seconds go on as time passes', async () => {
  await openPhone(serve(), { client: { monotonic: () => performance.now() } })
  await number().fill('9175550142')
  await button('Get code').click()
  await expect.element(button(/^Again in 0:5[0-7]$/)).toBeVisible()
})

test('[FGT-03] the rules of the new password tick off while one types', async () => {
  await openPhone()
  const ticked = () => page.getByRole('list', { name: 'Rules of this field' }).getByText('done').elements().length
  expect(ticked()).toBe(0)
  await fresh().fill('abc12345')
  await expect.poll(ticked).toBeGreaterThan(2)
})

test('[FGT-04] a wrong code shows beside it, the loader stops, and nothing typed is lost', async () => {
  await openPhone(serve().answer(recoverByPhone, refuse('code.invalid')))
  await number().fill('9175550142')
  await code().fill('000000')
  await fresh().fill('Evening2026')
  await button('Set it and log in').click()
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(button('Set it and log in')).not.toHaveAttribute('aria-busy')
  await expect.element(fresh()).toHaveValue('Evening2026')
  expect(await axeFindings()).toEqual([])
})

test('[FGT-04] a refusal without a sentence of ours shows the server’s', async () => {
  await open(serve().answer(recoverByEmail, refuse('brand.own.code')))
  await page.getByRole('textbox', { name: 'Username' }).fill('demo01')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('linh@example.com')
  await button('Send me a password').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('[FGT-03] a lost answer is found out by the login; where that needs more, the login window opens', async () => {
  const { atoms } = await openPhone(serve().answer(loginCall, refuse('captcha.required', { value: { captcha: true } })))
  await number().fill('9175550142')
  await code().fill('482913')
  await fresh().fill('Evening2026')
  await button('Set it and log in').click()
  await expect.poll(() => atoms.get(authRequestAtom).window).toBe('login')
})

test('[REG-15] a code that was not sent says why in a dialog with one button', async () => {
  await openPhone(serve().answer(sendLoginCode, refuse('system.error')))
  await number().fill('9175550142')
  await button('Get code').click()
  const dialog = page.getByRole('dialog', { name: 'The code was not sent' })
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'All right' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('[S10] [S11] too soon: the button counts the server’s time; a captcha joins the form where the platform asks for one', async () => {
  const server = serve().answer(
    sendLoginCode,
    refuse('TOO_MANY_REQUESTS', { status: 429, value: { expirationTime: Date.UTC(2026, 0, 15, 12, 0, 37) } }),
  )
  const { screen } = await openPhone(server)
  await number().fill('9175550142')
  await button('Get code').click()
  await expect.element(button('Again in 0:37')).toBeVisible()
  await expect.element(page.getByText(/^No more codes for now/)).toBeVisible()
  await screen.unmount()
  await openPhone(serve().answer(sendLoginCode, refuse('captcha.required', { value: { captcha: true } })))
  await number().fill('9175550143')
  await button('Get code').click()
  await expect.element(page.getByRole('textbox', { name: 'Captcha' })).toBeVisible()
})

test('[REG-14] a country without a flag has its letters; a chosen one is what the code is sent to', async () => {
  const { server } = await openPhone()
  await button('Country code, Philippines +63').click()
  await page.getByRole('option', { name: /Qatar/ }).click()
  await number().fill('5512 3456')
  await button('Get code').click()
  await expect
    .poll(() => server.callsOf(sendLoginCode)[0]?.input)
    .toMatchObject({ mobileNum: '55123456', countryDialingCode: '974' })
})

test('[REG-14] a whole number that was typed before the flags were here is cut once they are, and the caret stays', async () => {
  const server = serve()
  let answer: () => void = () => undefined
  server.answer(
    getCountries,
    () =>
      new Promise((resolve) => {
        answer = () =>
          resolve({
            countries: [
              { countryCode: 'PH', countryDialingCode: '63' },
              { countryCode: 'VN', countryDialingCode: '84' },
            ],
          })
      }),
  )
  await open(server, ['CHNGPASSVERIF3'])
  await number().fill('+84 912 345 678')
  answer()
  await expect.element(button('Country code, Vietnam +84')).toBeVisible()
  await expect.element(number()).toHaveValue('912 345 678')
  await expect.element(number()).toHaveFocus()
})

test('what was typed is still there when the window was closed by a press beside it, but never a secret', async () => {
  const { atoms } = await openPhone()
  await number().fill('9175550142')
  await fresh().fill('Evening2026')
  await userEvent.keyboard('{Escape}')
  await expect.element(box()).not.toBeInTheDocument()
  atoms.set(authRequestAtom, { window: 'recovery', go: null, forced: false })
  await expect.element(number()).toHaveValue('9175550142')
  await expect.element(fresh()).toHaveValue('')
})
