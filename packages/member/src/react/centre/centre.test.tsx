import {
  endSessions,
  getActivity,
  getAvatar,
  getBalance,
  getMemberInfo,
  getSecurityConfig,
  listBets,
  listSessions,
  listTransactions,
  setPaymentPassword,
  verifyEmailCode,
  verifySmsCode,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import signs from '@parlour/auth/messages/EN.json'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { AccountScreen, BetsScreen, TransactionsScreen } from '../index.ts'

const at = Date.now()
const nothing = () => undefined
const bet = (id: number, win: number) => ({
  betId: `round-${id}`,
  time: at - id * 60_000,
  gameId: 1,
  gameName: `Fruit Parade ${id}`,
  category: 'RNG',
  vendor: 'TES',
  vendorName: 'Tessera',
  stake: 10,
  win,
  result: win - 10,
})
const move = {
  txId: 1,
  txTypeId: 1,
  txTypeName: 'Deposit',
  codeType: 'deposit',
  txTimeInTimestamp: at,
  orderNo: '',
  remark: 'QR pay',
  currentAvailBalance: 4821.5,
  amount: 250,
  customerName: 'linhtran88',
  vendor: null,
}
const security = {
  hasPassword: true,
  passwordTime: at - 86_400_000,
  hasPaymentPassword: false,
  mobile: '917****188',
  mobileVerified: true,
  email: null,
  lastLoginTime: at,
  lastLoginNetwork: '203.0.113',
  sessionCount: 2,
}
const session = (sessionId: string, current: boolean) => ({
  sessionId,
  network: current ? '203.0.113' : '198.51.100',
  browser: current ? 'Firefox' : 'Chrome',
  system: current ? 'Linux' : 'Android',
  loginTime: at,
  lastSeenTime: at,
  current,
})

const serve = () =>
  createFakeServer()
    .answer(getMemberInfo, {
      id: 1,
      account: 'linhtran88',
      nickname: 'Linh',
      type: 0,
      clubLabel: { labelName: 'Sapphire' },
      memberLabel: [],
    })
    .answer(getBalance, { sumBalance: 4821.5, currency: 'PHP', currencySymbol: '\u20b1', balance: [] })
    .answer(getAvatar, { avatar: '2', avatarType: 'STATIC', gallery: [] })
    .answer(getActivity, {
      days: [],
      totals: { deposits: 0, withdrawals: 0, netDeposit: 0, stakes: 720, result: 64.5, rounds: 15, minutes: 133 },
    } as never)
    .answer(getSecurityConfig, security as never)
    .answer(listSessions, {
      list: [
        session('11111111-1111-4111-8111-111111111111', true),
        session('22222222-2222-4222-8222-222222222222', false),
      ],
      totalPages: 1,
      totalCount: 2,
    } as never)
    .answer(listBets, {
      list: [bet(1, 0), bet(2, 45)],
      totals: { stake: 380, win: 420.5, result: 40.5, count: 38 },
      totalPages: 4,
      totalCount: 38,
    })
    .answer(listTransactions, { list: [move], totalIn: 250, totalOut: 0, totalPages: 1, totalCount: 1 })

const show = async (children: ReactNode, server: FakeServer = serve()) => {
  const who = createTestSession()
  who.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const screen = await render(
    <Surroundings server={server} session={who} messages={{ ...failures, ...signs, ...messages }}>
      <main>{children}</main>
    </Surroundings>,
  )
  const findings = () => axeFindings(screen.container)
  return { screen, server, findings }
}

const records = { search: {}, language: 'EN', currency: 'PHP', hrefOf: () => '#', onSearch: nothing } as const

test('[MEM-02] my account tells what is set, masked, and how the week went', async () => {
  await page.viewport(1440, 900)
  const { screen, findings } = await show(
    <AccountScreen language="EN" currency="PHP" recordsHref="#" onPassword={nothing} />,
  )
  await expect.element(screen.getByText('917****188')).toBeVisible()
  await expect.element(screen.getByText('2 of 4 done')).toBeVisible()
  await expect.element(screen.getByText('2 h 13 min')).toBeVisible()
  await expect.element(screen.getByText('QR pay')).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[MEM-02] another session is ended alone, all others after a question', async () => {
  const { screen, server } = await show(
    <AccountScreen language="EN" currency="PHP" recordsHref="#" onPassword={nothing} />,
  )
  server.answer(endSessions, { ended: 1 })
  const ends = () => server.calls.filter(({ endpoint }) => endpoint === 'endSessions').map(({ input }) => input)
  await expect.element(screen.getByText('Computer, Firefox on Linux')).toBeVisible()
  await expect.element(screen.getByText(/^Network 198\.51\.100 · Active /)).toBeVisible()
  await screen.getByRole('button', { name: 'End the session: Phone, Chrome on Android, Network 198.51.100' }).click()
  await expect.element(screen.getByText('1 session has ended.')).toBeInTheDocument()
  expect(ends()).toEqual([{ sessionId: '22222222-2222-4222-8222-222222222222' }])
  await screen.getByRole('button', { name: 'End all others' }).click()
  expect(ends()).toHaveLength(1)
  await screen.getByRole('dialog').getByRole('button', { name: 'End all others' }).click()
  await expect.poll(ends).toHaveLength(2)
  expect(ends()[1]).toEqual({})
})

test('[MEM-02] a first payment password takes six digits twice, and a wrong login password is said beside its field', async () => {
  const server = serve().answer(setPaymentPassword, () => {
    throw new FakeRefusal('password.old.invalid')
  })
  const { screen } = await show(
    <AccountScreen language="EN" currency="PHP" recordsHref="#" onPassword={nothing} />,
    server,
  )
  await screen.getByRole('button', { name: 'Set up a payment password' }).click()
  const dialog = screen.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('textbox', { name })
  await field('Login password').fill('vesper2025')
  await field('New payment password').fill('1234')
  await field('Repeat it').fill('1235')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Write six digits.')).toBeVisible()
  await expect.element(dialog.getByText('The two are not the same. Type it again.')).toBeVisible()
  expect(server.calls.some(({ endpoint }) => endpoint === 'setPaymentPassword')).toBe(false)
  await field('New payment password').fill('482913')
  await field('Repeat it').fill('482913')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(field('Login password')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('Login password')).toHaveFocus()
  await expect.element(field('New payment password')).toHaveValue('482913')
  expect(dialog.getByRole('alert').elements()).toHaveLength(1)
})

test('[VAL-01] an empty first payment password says what each field takes, and one that anybody tries is not sent', async () => {
  const server = serve().answer(setPaymentPassword, () => {
    throw new FakeRefusal('payment.password.weak', { value: { field: 'paymentPassword' } })
  })
  const { screen } = await show(
    <AccountScreen language="EN" currency="PHP" recordsHref="#" onPassword={nothing} />,
    server,
  )
  await screen.getByRole('button', { name: 'Set up a payment password' }).click()
  const dialog = screen.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('textbox', { name })
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.click()
  await expect.element(dialog.getByText('Write the password that you log in with.')).toBeVisible()
  await expect.element(dialog.getByText('Write six digits.')).toBeVisible()
  await field('Login password').fill('vesper2025')
  const choose = async (digits: string) => {
    for (const name of ['New payment password', 'Repeat it']) await field(name).fill(digits)
    await save.click()
    await expect.element(dialog.getByText(/^This is too easy to guess/)).toBeVisible()
  }
  for (const digits of ['111111', '123456', '654321']) await choose(digits)
  expect(server.callsOf(setPaymentPassword)).toHaveLength(0)
  // A birthday, which the platform alone knows.
  await choose('230491')
  expect(server.callsOf(setPaymentPassword)).toHaveLength(1)
  await expect.element(field('New payment password')).toHaveFocus()
  await expect.element(field('Login password')).toHaveValue('vesper2025')
  expect(dialog.getByRole('alert').elements()).toHaveLength(1)
})

test('[MEM-02] a payment password is sent once, however often it is submitted', async () => {
  let answer: () => void = nothing
  const held = new Promise<null>((resolve) => {
    answer = () => resolve(null)
  })
  const server = serve().answer(setPaymentPassword, () => held)
  const { screen } = await show(
    <AccountScreen language="EN" currency="PHP" recordsHref="#" onPassword={nothing} />,
    server,
  )
  await screen.getByRole('button', { name: 'Set up a payment password' }).click()
  const dialog = screen.getByRole('dialog')
  for (const [name, text] of [
    ['Login password', 'vesper2025'],
    ['New payment password', '482913'],
    ['Repeat it', '482913'],
  ])
    await dialog.getByRole('textbox', { name }).fill(text!)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.callsOf(setPaymentPassword).length).toBe(1)
  dialog.element().querySelector('form')?.requestSubmit()
  answer()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.callsOf(setPaymentPassword)).toHaveLength(1)
})

test("[MEM-02] an address becomes the member's own by the code that went there, and its row says so", async () => {
  const server = serve().answer(verifyEmailCode, ({ verificationCode }) => {
    if (verificationCode === '000000') throw new FakeRefusal('code.invalid')
    return { verified: verificationCode !== '', expiredMinutes: 1, expirationTime: null, codeExpirationTime: null }
  })
  const { screen, findings } = await show(
    <AccountScreen language="EN" currency="PHP" recordsHref="#" onPassword={nothing} />,
    server,
  )
  await screen.getByRole('button', { name: 'Set up an e-mail address' }).click()
  const dialog = screen.getByRole('dialog')
  const [address, code] = [
    dialog.getByRole('textbox', { name: 'E-mail address' }),
    dialog.getByRole('textbox', { name: 'Code from the e-mail' }),
  ]
  const verify = dialog.getByRole('button', { name: 'Verify', exact: true })
  await verify.click()
  await expect.element(dialog.getByText('Write a full e-mail address, such as name@example.com.')).toBeVisible()
  await expect.element(dialog.getByText('Write the code that we sent you.')).toBeVisible()
  await address.fill('linh@example.com')
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect.element(dialog.getByRole('button', { name: /^Again in/ })).toBeVisible()
  expect(await findings()).toEqual([])
  await code.fill('000000')
  await verify.click()
  await expect.element(dialog.getByText('This code is not right. Check it, or ask for another one.')).toBeVisible()
  await expect.element(code).toHaveFocus()
  server.answer(getSecurityConfig, { ...security, email: 'li***@example.com', emailVerified: true })
  await code.fill('481620')
  await verify.click()
  await expect.element(screen.getByText('Your e-mail address is verified.')).toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText('li***@example.com')).toBeVisible()
  await expect.element(screen.getByText('3 of 4 done')).toBeVisible()
  expect(server.callsOf(verifyEmailCode).map(({ input }) => input)).toEqual([
    { email: 'linh@example.com', verificationCode: '' },
    { email: 'linh@example.com', verificationCode: '000000' },
    { email: 'linh@example.com', verificationCode: '481620' },
  ])
})

test("[MEM-02] a mobile number becomes the member's own by the code that went there", async () => {
  const server = serve()
    .answer(getSecurityConfig, { ...security, mobile: null, mobileVerified: false })
    .answer(verifySmsCode, ({ mobileNum, verificationCode }) => {
      if (mobileNum === '9170000000' && verificationCode) throw new FakeRefusal('mobile.taken')
      return { verified: verificationCode !== '', expiredMinutes: 1, expirationTime: null, codeExpirationTime: null }
    })
  const { screen, findings } = await show(
    <AccountScreen language="EN" currency="PHP" recordsHref="#" onPassword={nothing} />,
    server,
  )
  const dialog = screen.getByRole('dialog', { name: 'Set up a mobile number' })
  await screen.getByRole('button', { name: 'Set up a mobile number' }).click()
  const [number, code] = [
    dialog.getByRole('textbox', { name: 'Mobile number' }),
    dialog.getByRole('textbox', { name: 'Code from the text message' }),
  ]
  const verify = dialog.getByRole('button', { name: 'Verify', exact: true })
  await verify.click()
  await expect.element(dialog.getByText('Write the whole number, such as 917 123 4567.')).toBeVisible()
  await number.fill('9170000000')
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect.element(dialog.getByRole('button', { name: /^Again in/ })).toBeVisible()
  expect(await findings()).toEqual([])
  await code.fill('481620')
  await verify.click()
  await expect.element(dialog.getByText('This number belongs to another account.')).toBeVisible()
  server.answer(getSecurityConfig, security)
  for (const [box, text] of [
    [number, '9171234567'],
    [code, '481620'],
  ] as const)
    await box.fill(text)
  await verify.click()
  await expect.element(screen.getByRole('button', { name: 'Change the mobile number' })).toBeVisible()
})

test('[MEM-02] an address that is known is verified, one that is verified gives way to another', async () => {
  const server = serve().answer(getSecurityConfig, { ...security, email: 'li***@example.com', emailVerified: false })
  const { screen } = await show(
    <AccountScreen language="EN" currency="PHP" recordsHref="#" onPassword={nothing} />,
    server,
  )
  await expect.element(screen.getByRole('button', { name: 'Verify the e-mail address' })).toBeVisible()
  await screen.unmount()
  server.answer(getSecurityConfig, { ...security, email: 'li***@example.com', emailVerified: true })
  const { screen: later } = await show(
    <AccountScreen language="EN" currency="PHP" recordsHref="#" onPassword={nothing} />,
    server,
  )
  await later.getByRole('button', { name: 'Change the e-mail address' }).click()
  await expect.element(later.getByRole('dialog', { name: 'Change the e-mail address' })).toBeVisible()
})

test('[HDR-05] the betting record shows rounds, totals of all pages, and the details of a round', async () => {
  const { screen, findings } = await show(
    <BetsScreen {...records} search={{ open: 'round-2' }} categories={[{ value: 'RNG', label: 'Slots' }]} />,
  )
  await expect.element(screen.getByText('1 to 2 of 38')).toBeVisible()
  const details = screen.getByRole('dialog')
  await expect.element(details.getByText('round-2')).toBeVisible()
  await expect.element(details.getByText('+\u2060\u20b135.00')).toBeVisible()
  await expect.element(screen.getByText('\u20b140.50')).toBeInTheDocument()
  expect(await findings()).toEqual([])
})

test('[MEM-04] another kind begins at the first page, in the address', async () => {
  const asked: object[] = []
  const { screen } = await show(
    <BetsScreen
      {...records}
      search={{ page: '3' }}
      categories={[{ value: 'RNG', label: 'Slots' }]}
      onSearch={(search) => asked.push(search)}
    />,
  )
  await screen.getByRole('combobox', { name: 'Category' }).selectOptions('RNG')
  expect(asked).toEqual([{ kind: 'RNG' }])
})

test('[HDR-05] the account record shows the balance after each transaction; what did not load says so and is asked for again', async () => {
  await page.viewport(412, 823)
  const server = serve()
  server.answer(listTransactions, () => {
    throw new FakeRefusal('system.busy')
  })
  const { screen } = await show(<TransactionsScreen {...records} />, server)
  await expect.element(screen.getByText('This did not load')).toBeVisible()
  server.answer(listTransactions, { list: [move], totalIn: 250, totalOut: 0, totalPages: 1, totalCount: 1 })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('\u20b14,821.50')).toBeVisible()
  await expect.element(screen.getByText('+\u2060\u20b1250.00')).toBeVisible()
})

test('[HDR-05] days without transactions say so', async () => {
  const server = serve().answer(listTransactions, { list: [], totalIn: 0, totalOut: 0, totalPages: 0, totalCount: 0 })
  const { screen } = await show(<TransactionsScreen {...records} />, server)
  await expect.element(screen.getByText('Nothing in these days')).toBeVisible()
})
