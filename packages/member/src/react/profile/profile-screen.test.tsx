import {
  getAvatar,
  getBalance,
  getMemberInfo,
  getProfile,
  getSecurityConfig,
  getWithdrawSettings,
  listPayoutAccounts,
  setAvatar,
  updateProfile,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import signs from '@parlour/auth/messages/EN.json'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import rules from '@parlour/validation/messages/EN.json'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { ProfileScreen } from '../index.ts'

interface Told {
  readonly nickname: string
  readonly payeeName: string | null
  readonly birthday: string | null
  readonly fixed: readonly string[]
}

const blank = {
  account: 'linhtran88',
  email: null,
  emailVerified: false,
  mobile: '917****188',
  countryDialingCode: '63',
  mobileVerified: true,
  line: null,
  whatsapp: null,
  facebook: null,
  wechat: null,
  zalo: 'linh.zalo',
  qqNum: null,
}

/** A platform that stores every change. */
const serve = (start: Partial<Told> = {}) => {
  let profile: typeof blank & Told = {
    ...blank,
    nickname: 'Linh',
    payeeName: null,
    birthday: null,
    fixed: [],
    ...start,
  }
  let avatar = '2'
  const server = createFakeServer()
  return server
    .answer(getMemberInfo, () => ({
      id: 1,
      account: 'linhtran88',
      nickname: profile.nickname,
      type: 0,
      memberLabel: [],
    }))
    .answer(getBalance, { sumBalance: 4821.5, currency: 'PHP', currencySymbol: '\u20b1', balance: [] })
    .answer(getProfile, () => profile as never)
    .answer(getAvatar, () => ({ avatar, avatarType: 'STATIC', gallery: ['0', '1', '2', '3'] }))
    .answer(getSecurityConfig, { hasPassword: true, mobile: '917****188', mobileVerified: true } as never)
    .answer(getWithdrawSettings, { paymentPasswordRequired: true, paymentPasswordSet: true } as never)
    .answer(listPayoutAccounts, { list: [], maxCount: 5 })
    .answer(updateProfile, (told) => {
      const next = { ...profile, ...(told as Partial<Told>) }
      profile = { ...next, fixed: (['payeeName', 'birthday'] as const).filter((field) => next[field]) }
      return null
    })
    .answer(setAvatar, (told) => {
      avatar = (told as { avatar: string }).avatar
      return null
    })
}

const refuse = (server: FakeServer, endpoint: typeof updateProfile | typeof setAvatar, code: string, value?: object) =>
  server.answer(endpoint, () => {
    throw new FakeRefusal(code, value ? { value } : {})
  })

const show = async (server: FakeServer = serve()) => {
  const who = createTestSession()
  who.start({ token: 't', userName: 'linhtran88', customerType: 0 }, 'linhtran88')
  const screen = await render(
    <Surroundings server={server} session={who} messages={{ ...failures, ...signs, ...rules, ...messages }}>
      <main>
        <ProfileScreen
          language="TY"
          timeZone="Asia/Manila"
          pictureOf={() => ''}
          securityHref="#security"
          withdrawHref="#withdraw"
        />
      </main>
    </Surroundings>,
  )
  return { screen, server, who, findings: () => axeFindings(screen.container) }
}

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const save = (at: number) => page.getByRole('button', { name: 'Save', exact: true }).nth(at)
const nicknameOf = (who: ReturnType<typeof createTestSession>) => {
  const state = who.get()
  return state.status === 'member' ? state.member?.nickname : null
}

test('[MEM-02] the profile shows what is verified, masked, and what a first withdrawal still takes', async () => {
  await page.viewport(1440, 900)
  const { screen, findings } = await show()
  await expect.element(screen.getByText('917****188')).toBeVisible()
  await expect.element(screen.getByText('1 step left')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Set up: Payout account' }))
    .toHaveAttribute('href', '#withdraw')
  await expect
    .element(screen.getByRole('link', { name: 'Set up an e-mail address' }))
    .toHaveAttribute('href', '#security')
  await expect.element(field('Zalo')).toHaveValue('linh.zalo')
  for (const said of ['Tagalog', 'Philippine Standard Time'])
    await expect.element(screen.getByText(said, { exact: true })).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[MEM-02] [HDR-06] picture and nickname are saved, and the logged-in member has them at once', async () => {
  const { screen, server, who } = await show()
  await expect.element(screen.getByRole('radio', { name: 'Picture 3' })).toBeChecked()
  await expect.element(save(0)).toBeDisabled()
  screen.getByRole('radio', { name: 'Picture 3' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await field('Nickname').fill('Linh Tr\u1ea7n')
  await save(0).click()
  await expect.element(screen.getByText('Your profile is saved.')).toBeVisible()
  expect(server.callsOf(updateProfile).map(({ input }) => input)).toEqual([{ nickname: 'Linh Tr\u1ea7n' }])
  expect(server.callsOf(setAvatar).map(({ input }) => input)).toMatchObject([{ avatar: '3' }])
  await expect.poll(() => nicknameOf(who)).toBe('Linh Tr\u1ea7n')
  await expect.element(save(0)).toBeDisabled()
  await expect.element(screen.getByRole('radio', { name: 'Picture 4' })).toBeChecked()
})

test('[MEM-02] [HDR-06] a nickname that another tab has changed is not written back by this one', async () => {
  const { server } = await show()
  await expect.element(field('Nickname')).toHaveValue('Linh')
  server.answer(getProfile, {
    ...blank,
    nickname: 'Elsewhere',
    zalo: 'linh.2',
    payeeName: null,
    birthday: null,
    fixed: [],
  })
  await field('Line').fill('linh.line')
  await save(1).click()
  await expect.element(field('Nickname')).toHaveValue('Elsewhere')
  await expect.element(field('Zalo')).toHaveValue('linh.2')
  await expect.element(save(0)).toBeDisabled()
  expect(server.callsOf(updateProfile).map(({ input }) => input)).toEqual([{ line: 'linh.line' }])
})

test('[MEM-02] a nickname that cannot be one is said before it is sent, and stays as it was typed', async () => {
  const { screen, server, findings } = await show()
  await field('Nickname').fill('<b>L</b>')
  await save(0).click()
  await expect.element(field('Nickname')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByText(/^Use 2 to 20 letters or digits/)).toBeVisible()
  await expect.element(field('Nickname')).toHaveValue('<b>L</b>')
  expect(server.callsOf(updateProfile)).toHaveLength(0)
  expect(await findings()).toEqual([])
})

test('[MEM-02] contacts are saved alone, and an emptied one is forgotten', async () => {
  const { screen, server } = await show()
  await field('Line').fill(' linh.line ')
  await field('Zalo').clear()
  await save(1).click()
  await expect.element(screen.getByText('Your profile is saved.')).toBeVisible()
  expect(server.callsOf(updateProfile)[0]?.input).toEqual({ line: 'linh.line', zalo: '' })
})

test('[MEM-02] real name and birthday are set once, after a question, and are text from then on', async () => {
  const { screen, server } = await show()
  await field('Real name').fill('Linh  Tran')
  await field('Birthday').fill('1990-05-31')
  await save(2).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Linh Tran')).toBeVisible()
  await expect.element(dialog.getByText('May 31, 1990')).toBeVisible()
  expect(server.callsOf(updateProfile)).toHaveLength(0)
  await dialog.getByRole('button', { name: 'Save for good' }).click()
  await expect.element(screen.getByText('This is fixed. If it is wrong, write to customer service.')).toBeVisible()
  await expect.element(field('Real name')).not.toBeInTheDocument()
  await expect.element(screen.getByText('May 31, 1990')).toBeVisible()
  expect(server.callsOf(updateProfile)[0]?.input).toEqual({ payeeName: 'Linh Tran', birthday: '1990-05-31' })
})

test('[MEM-02] a birthday is typed digit by digit, and one that is no day is said before the question', async () => {
  const { screen } = await show()
  await field('Birthday').click()
  await userEvent.keyboard('1990-02-3')
  await save(2).click()
  await expect.element(field('Birthday')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByText(/^Write the day as year, month and day/)).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Backspace}08')
  await save(2).click()
  await expect.element(screen.getByRole('dialog').getByText('Feb 8, 1990')).toBeVisible()
})

test('[MEM-02] a fixed birthday in another form is shown as the platform wrote it', async () => {
  const { screen } = await show(serve({ birthday: '31/05/1990', fixed: ['birthday'] }))
  await expect.element(screen.getByText('31/05/1990')).toBeVisible()
})

test.each([
  ['member.age.low', { field: 'birthday', years: 21 }, 'Birthday', /You are too young/],
  ['register.field.invalid', { field: 'payeeName', patternId: 21, min: 2, max: 80 }, 'Real name', /Latin letters/],
  ['member.field.fixed', { field: 'payeeName' }, 'Real name', /can no longer be changed here/],
] as const)('[MEM-02] %s stands at its field, and nothing typed is lost', async (code, value, name, says) => {
  const { screen, findings } = await show(refuse(serve(), updateProfile, code, value))
  await field('Real name').fill('Linh Tran')
  await field('Birthday').fill('2015-05-31')
  await save(2).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Save for good' }).click()
  await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByText(says)).toBeVisible()
  await expect.element(field('Real name')).toHaveValue('Linh Tran')
  await expect.element(field('Birthday')).toHaveValue('2015-05-31')
  expect(await findings()).toEqual([])
})

test('[MEM-02] what is fixed is text and no field, the other can still be set', async () => {
  await show(serve({ payeeName: 'Linh Tran', fixed: ['payeeName'] }))
  await expect.element(page.getByText('Linh Tran')).toBeVisible()
  await expect.element(field('Real name')).not.toBeInTheDocument()
  await expect.element(field('Birthday')).toBeVisible()
})

test('[MEM-02] a picture that is refused is said at the pictures; the nickname is saved all the same', async () => {
  const server = refuse(serve(), setAvatar, 'register.field.invalid', { field: 'avatar' })
  const { screen, who } = await show(server)
  await screen.getByRole('radio', { name: 'Picture 1' }).click()
  await field('Nickname').fill('Lin')
  await save(0).click()
  await expect.element(screen.getByRole('radiogroup', { name: 'Picture' })).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => nicknameOf(who)).toBe('Lin')
})

test('[MEM-08] a demo account may look, and is told why it cannot save', async () => {
  const { screen } = await show(refuse(serve(), updateProfile, 'in_need_true_account'))
  await field('Nickname').fill('Guest')
  await save(0).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(field('Nickname')).toHaveValue('Guest')
  await screen.unmount()
  const { screen: closed } = await show(
    serve().answer(getProfile, () => {
      throw new FakeRefusal('in_need_true_account')
    }),
  )
  await expect.element(closed.getByText('This takes an account of your own')).toBeVisible()
})

test('[MEM-02] a profile that did not load is asked for again; without the pictures the rest is there', async () => {
  const { screen, findings } = await show(serve().fail('503', getProfile, 3).fail('503', getAvatar))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(await findings()).toEqual([])
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(field('Nickname')).toHaveValue('Linh')
  await expect.element(screen.getByRole('radiogroup')).not.toBeInTheDocument()
})

test('[MEM-02] on a phone of 320 nothing scrolls sideways', async () => {
  await page.viewport(320, 700)
  const { findings } = await show(serve({ nickname: 'W'.repeat(20), payeeName: 'Maximiliana '.repeat(6).trim() }))
  await expect.element(field('Nickname')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(await findings()).toEqual([])
})
