import { checkUsername, getCaptcha, getMemberInfo, getRegistrationRules, register } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { captchaPicture, memberWire, registrationWire, sessionWire } from '../../testing/wire.ts'
import { RegisterScreen } from './register-screen.tsx'

type Story = StoryObj<typeof RegisterScreen>

const serve = (server: FakeServer) =>
  server.answer(getRegistrationRules, registrationWire).answer(checkUsername, null).answer(getCaptcha, captchaPicture).answer(register, sessionWire).answer(getMemberInfo, memberWire)

const taken = () => {
  throw new FakeRefusal('register.username.taken')
}

const meta: Meta<typeof RegisterScreen> = {
  title: 'Auth/Register screen',
  component: RegisterScreen,
  args: {
    flags: new Set<string>(), referral: { affiliateCode: null, referralCode: null, domain: null }, registerUrl: 'https://vesper.example/register', age: 21,
    onHome: () => undefined, onLogin: () => undefined, onDone: () => undefined,
  },
  parameters: { server: serve },
}
export default meta

export const Default: Story = {}

export const WithCaptcha: Story = { args: { flags: new Set(['CAPTCHA3']) } }

export const WithOffer: Story = {
  args: { offer: { amount: 100_000, currency: 'PHP', terms: 'Play money: it can be played, not withdrawn.' } },
}

export const NameTaken: Story = {
  parameters: { server: (server: FakeServer) => serve(server).answer(checkUsername, taken).answer(register, taken) },
}

export const Unavailable: Story = { parameters: { server: () => undefined } }
