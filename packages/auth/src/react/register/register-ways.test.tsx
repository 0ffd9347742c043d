import { axeFindings } from '@parlour/vitest/axe'
import {
  checkAffiliate,
  getCaptcha,
  getRegistrationRules,
  register,
  registerMobile,
  sendRegisterCode,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal } from '@parlour/api-client/testing'
import '@parlour/ui-kit/styles.css'
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { manilaRules, serveRegistration } from '../../testing/register-world.ts'
import { renderAuth } from '../../testing/render-auth.tsx'
import { authRequestAtom, RegisteredModal, RegisterModal, RegisterScreen, type RegisterScreenProps } from '../index.ts'

const none = { affiliateCode: null, referralCode: null, domain: null }
const byNumber = new Set(['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'AFFMAN3'])
const field = (label: string) => page.getByLabelText(new RegExp(`^${label}(\\*| optional)?$`))
const number = page.getByRole('textbox', { name: 'Mobile number' })
const signUp = page.getByRole('button', { name: 'Sign up' })

const open = async (
  props: Partial<RegisterScreenProps> = {},
  server = serveRegistration(createFakeServer()),
  options: Parameters<typeof renderAuth>[2] = {},
) => {
  const onDone = vi.fn()
  const setup = {
    flags: byNumber,
    referral: none,
    registerUrl: 'https://site.test/register',
    age: 21,
    onHome: vi.fn(),
    onLogin: vi.fn(),
    onDone,
    ...props,
  }
  const all = await renderAuth(
    <>
      <RegisterScreen {...setup} />
      <RegisteredModal />
    </>,
    server,
    options,
  )
  await expect.element(field('Full name')).toBeVisible()
  return { ...all, server, onDone }
}

const fillNumber = async () => {
  await number.fill('917 555 0142')
  await field('Code from the text message').fill('123456')
  await field('Password').fill('abcd1234')
  await field('Repeat the password').fill('abcd1234')
  await field('Full name').fill('Linh Tran')
  await page.getByRole('checkbox', { name: 'I am 21 or older' }).click()
}

test('[REG-01] tabs show only where a number may open an account, and what was typed stays from tab to tab', async () => {
  await open()
  await expect.element(page.getByRole('radio', { name: 'Mobile number' })).toBeChecked()
  await field('Full name').fill('Linh Tran')
  await page.getByRole('radio', { name: 'Username' }).click({ force: true })
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await expect.element(field('Full name')).toHaveValue('Linh Tran')
  await expect.element(number).not.toBeInTheDocument()
})

test('[REG-01] the steps beside the form speak of the number only where one is asked for', async () => {
  await open()
  await expect.element(page.getByText('Confirm your number')).toBeVisible()
  await page.getByRole('radio', { name: 'Username' }).click({ force: true })
  await expect.element(page.getByText('Confirm your number')).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Mobile number' }).click({ force: true })
  await expect.element(page.getByText('Confirm your number')).toBeVisible()
})

test('[REG-05] what the server refused goes with the way it was refused in, a field that was never left included', async () => {
  const server = serveRegistration(createFakeServer()).answer(sendRegisterCode, () => {
    throw new FakeRefusal('captcha.invalid', { value: { captcha: true } })
  })
  await open({ flags: new Set([...byNumber, 'GEETEST3']) }, server)
  const wrong = () => [...document.querySelectorAll('[aria-invalid=true]')].map((input) => input.getAttribute('name'))
  await number.fill('917 555 0142')
  const get = page.getByRole('button', { name: 'Get code' })
  for (const signs of ['', 'R8M2']) {
    if (signs) await field('Captcha').fill(signs)
    await get.click()
    await expect.poll(wrong).toEqual(['captcha'])
    await page.getByRole('radio', { name: 'Username' }).click({ force: true })
    await expect.element(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
    await expect.poll(wrong).toEqual([])
    await page.getByRole('radio', { name: 'Mobile number' }).click({ force: true })
    await expect.element(number).toBeVisible()
  }
})

test('[REG-01] without registration by number there are no tabs', async () => {
  await open({ flags: new Set(['USERNAMEREG3']) })
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
})

test('[REG-06] a code is asked for once the number is right, names the number mobileNo, and counts down', async () => {
  const { server } = await open()
  const get = page.getByRole('button', { name: 'Get code' })
  await expect.element(get).toBeDisabled()
  await number.fill('917 555 0142')
  await get.click()
  await expect.element(page.getByRole('button', { name: /^Again in/ })).toBeVisible()
  expect(server.callsOf(sendRegisterCode)[0]).toMatchObject({
    input: { mobileNo: '9175550142', countryDialingCode: '63' },
  })
  expect(server.callsOf(sendRegisterCode)[0]?.headers.get('ModuleId')).toBe('MOBILENUMREG3')
})

test('[REG-15] a code that is not sent: the server says why in a dialog', async () => {
  const server = serveRegistration(createFakeServer()).answer(sendRegisterCode, () => {
    throw new FakeRefusal('No texts between midnight and six.')
  })
  await open({}, server)
  await number.fill('9175550142')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect.element(page.getByText('No texts between midnight and six.')).toBeVisible()
})

test('[REG-09][REG-10] by number: the extended payload, then the name that the platform made, then the welcome', async () => {
  const { server, onDone, session } = await open()
  await fillNumber()
  await signUp.click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(server.callsOf(registerMobile)[0]?.input).toMatchObject({
    username: '9175550142',
    mobileNum: '9175550142',
    verificationCode: '123456',
    password: 'abcd1234',
    confirmPassword: 'abcd1234',
    countryDialingCode: '63',
    payeeName: 'Linh Tran',
    registerMethod: 'WEB',
    login: true,
  })
  expect(session.get()).toMatchObject({ status: 'member' })
  await expect.element(page.getByRole('dialog', { name: 'Registration complete' })).toBeVisible()
  await page.getByRole('button', { name: 'All right' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Your account is open' })).toBeVisible()
})

test('[REG-07] a code is asked about before anything is sent; nobody behind it shows the dialog, and the field', async () => {
  const server = serveRegistration(createFakeServer()).answer(checkAffiliate, () => {
    throw new FakeRefusal('register.affiliate.invalid')
  })
  const onUnknownCode = vi.fn()
  await open({ referral: { ...none, affiliateCode: 'NOBODY9' }, onUnknownCode }, server)
  await expect.element(field('Invitation code')).toHaveValue('NOBODY9')
  expect(onUnknownCode).toHaveBeenCalledWith('affiliateCode')
  await fillNumber()
  await signUp.click()
  await expect.element(page.getByRole('dialog', { name: 'This invitation code does not exist' })).toBeVisible()
  await page.getByRole('button', { name: 'All right' }).click()
  await expect.element(field('Invitation code')).toHaveFocus()
  expect(server.callsOf(registerMobile)).toHaveLength(0)
})

const damagedWords = 'This invitation link is damaged. Ask for it again, or type the code.'

test('[REG-07] a code of a damaged link stands in its field with words, and is sent as it was mended', async () => {
  const { server } = await open({ referral: { ...none, damaged: { affiliateCode: 'MARCO 7' } } })
  await expect.element(field('Invitation code')).toHaveValue('MARCO 7')
  await expect.element(page.getByText(damagedWords)).toBeVisible()
  expect(server.callsOf(checkAffiliate)).toHaveLength(0)
  expect(await axeFindings()).toEqual([])
  await field('Invitation code').fill('MARCO7')
  await expect.element(page.getByText(damagedWords)).not.toBeInTheDocument()
  await fillNumber()
  await signUp.click()
  await expect
    .poll(() => server.callsOf(registerMobile)[0]?.input)
    .toMatchObject({ affiliateCode: 'MARCO7', domain: '' })
})

test('[REG-07] a damaged link is told of where nothing is left of its code or no field is shown, and the form is sent without it', async () => {
  const rules = { ...manilaRules, affiliateCode: { ...manilaRules.affiliateCode, enabled: false } }
  const { server } = await open(
    { referral: { ...none, damaged: { affiliateCode: 'MARCO 7', referralCode: '' } } },
    serveRegistration(createFakeServer()).answer(getRegistrationRules, rules),
  )
  await expect.element(page.getByText(damagedWords).first()).toBeVisible()
  await expect.element(field('Invitation code')).not.toBeInTheDocument()
  await fillNumber()
  await signUp.click()
  await expect
    .poll(() => server.callsOf(registerMobile)[0]?.input)
    .toMatchObject({ affiliateCode: '', referralCode: '' })
})

test('[REG-07] a code that holds hides its field and travels along', async () => {
  const { server } = await open({ referral: { affiliateCode: 'MARCO7', referralCode: 'FRIEND', domain: 'a.example' } })
  await expect.element(field('Invitation code')).not.toBeInTheDocument()
  await fillNumber()
  await signUp.click()
  await expect
    .poll(() => server.callsOf(registerMobile)[0]?.input)
    .toMatchObject({ affiliateCode: 'MARCO7', referralCode: 'FRIEND', domain: 'a.example' })
})

test('[REG-08] a human is verified elsewhere before the form is sent; who closes that window is told nothing', async () => {
  const geetestValidateV4 = { captcha_id: 'c', lot_number: 'l', pass_token: 'p', gen_time: '1', captcha_output: 'o' }
  const verify = vi.fn(() => Promise.resolve({ geetestValidateV4 }))
  const { server } = await open({ flags: new Set([...byNumber, 'GEETEST3']) }, undefined, { human: { verify } })
  await expect.element(field('Captcha')).not.toBeInTheDocument()
  await fillNumber()
  await signUp.click()
  await expect.poll(() => server.callsOf(registerMobile)[0]?.input).toMatchObject({ geetestValidateV4 })
  expect(verify.mock.calls).toEqual([['register']])
})

test('[REG-05] without such a check the picture is the way: asked for with a code, and renewed when it is used up', async () => {
  const { server } = await open({ flags: new Set([...byNumber, 'GEETEST3']) })
  await number.fill('9175550142')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect.element(field('Captcha')).toHaveFocus()
  await field('Captcha').fill('R8M2')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect.poll(() => server.callsOf(sendRegisterCode)[0]?.input).toMatchObject({ captcha: 'R8M2' })
  await expect.element(field('Captcha')).toHaveValue('')
})

test('[REG-05] another way to register has another picture, and nothing of what was wrong with the first', async () => {
  const { server } = await open({ flags: new Set([...byNumber, 'CAPTCHA3']) })
  await field('Captcha').fill('R8M2')
  await signUp.click()
  await expect.element(number).toHaveFocus()
  expect(server.callsOf(getCaptcha)).toHaveLength(1)
  await page.getByRole('radio', { name: 'Username' }).click()
  // Pictures come a second apart at least.
  await expect.poll(() => server.callsOf(getCaptcha).length, { timeout: 10_000 }).toBe(2)
  await expect.element(field('Captcha')).toHaveValue('')
  expect(document.querySelectorAll('.p-notice')).toHaveLength(0)
})

test('[REG-08] while an answer is missing neither the way nor the country changes: the same is sent again', async () => {
  const server = serveRegistration(createFakeServer()).fail('reset', registerMobile)
  await open({}, server)
  await fillNumber()
  await signUp.click()
  await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Username' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: /^Country code/ })).toBeDisabled()
})

test('[VAL-01] a payment password that anybody tries is refused before it is sent, a birthday included', async () => {
  const six = { ...manilaRules.payeeName, minLength: 6, maxLength: 6, acceptedPattern: '^[0-9]+$', patternId: 6 }
  const day = {
    ...manilaRules.payeeName,
    minLength: 10,
    maxLength: 10,
    acceptedPattern: '^\\d{4}-\\d{2}-\\d{2}$',
    patternId: 11,
  }
  const rules = { ...manilaRules, birthday: day, paymentPassword: six }
  await open(
    { flags: new Set(['USERNAMEREG3']) },
    serveRegistration(createFakeServer()).answer(getRegistrationRules, rules),
  )
  await field('Birthday').fill('1991-04-23')
  for (const digits of ['654321', '230491']) {
    await field('Payment password').fill(digits)
    await field('Full name').click()
    await expect.element(page.getByText(/^This payment password is too easy to guess/)).toBeVisible()
    await field('Payment password').fill('481620')
    await expect.element(page.getByText(/^This payment password is too easy to guess/)).not.toBeInTheDocument()
  }
})

const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('[REG-03] a page with something typed asks before it is left, one without does not', async () => {
  await open(
    { referral: { ...none, affiliateCode: 'NOBODY9' } },
    serveRegistration(createFakeServer()).answer(checkAffiliate, () => {
      throw new FakeRefusal('register.affiliate.invalid')
    }),
  )
  await expect.element(field('Invitation code')).toHaveValue('NOBODY9')
  expect(asksBeforeLeaving()).toBe(false)
  await field('Full name').fill('Linh Tran')
  expect(asksBeforeLeaving()).toBe(true)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.element(field('Full name')).toHaveValue('')
  expect(asksBeforeLeaving()).toBe(false)
})

test('[REG-03] once the account is open nothing is asked before the page is left', async () => {
  const { onDone } = await open()
  await fillNumber()
  expect(asksBeforeLeaving()).toBe(true)
  await signUp.click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  await expect.poll(asksBeforeLeaving).toBe(false)
})

test('[REG-12] with a birthday the age is confirmed by it', async () => {
  const day = {
    ...manilaRules.payeeName,
    minLength: 10,
    maxLength: 10,
    acceptedPattern: '^\\d{4}-\\d{2}-\\d{2}$',
    patternId: 11,
  }
  const { server } = await open(
    { flags: new Set(['USERNAMEREG3']) },
    serveRegistration(createFakeServer()).answer(getRegistrationRules, { ...manilaRules, birthday: day }),
  )
  await field('Birthday').fill('2020-05-31')
  await signUp.click()
  await expect.element(page.getByText('You are too young for this. It is for adults only.')).toBeVisible()
  expect(server.callsOf(register)).toHaveLength(0)
})

test('[REG-03] the window keeps what was typed, but for secrets; its login link leads to the login window', async () => {
  const server = serveRegistration(createFakeServer())
  const atoms = createStore()
  atoms.set(authRequestAtom, { window: 'register', go: null, forced: false })
  await renderAuth(
    <RegisterModal flags={byNumber} referral={none} registerUrl="https://site.test/" age={21} onDone={vi.fn()} />,
    server,
    { atoms },
  )
  await field('Full name').fill('Linh Tran')
  await field('Password').fill('abcd1234')
  expect(await axeFindings()).toEqual([])
  await page.getByRole('button', { name: 'Close' }).first().click()
  atoms.set(authRequestAtom, { window: 'register', go: null, forced: false })
  await expect.element(field('Full name')).toHaveValue('Linh Tran')
  await expect.element(field('Password')).toHaveValue('')
  await page.getByRole('button', { name: 'Log in' }).click()
  expect(atoms.get(authRequestAtom).window).toBe('login')
})
