import {
  getCaptcha,
  getCountries,
  getLocation,
  getMemberInfo,
  login,
  sendLoginCode,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { authRequestAtom, LoginModal, useSession } from '../react/index.ts'
import { renderAuth } from './render-auth.tsx'
import { captchaPicture, memberWire, sessionWire } from './wire.ts'

/** The modules that give the login window all that it can have. */
export const everyLogin = ['MOBILEVERCODELOGIN3', 'FREEPLAY3', 'DIRECTREG3', 'CHNGPASSMAIL3']

/** A field of the window by its label, and the button of the form. */
export const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
export const submit = () => page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true })

/** A platform on which every login is good. */
export const serveLogin = () =>
  createFakeServer()
    .answer(login, sessionWire)
    .answer(getMemberInfo, memberWire)
    .answer(getCaptcha, captchaPicture)
    .answer(getCountries, {
      countries: [
        { countryCode: 'PH', countryDialingCode: '63' },
        { countryCode: 'VN', countryDialingCode: '84' },
      ],
    })
    .answer(getLocation, { country: 'PH' })
    .answer(sendLoginCode, { expiredMinutes: 1 })

/** An answer that turns a call down. */
export const refuse =
  (code: string, options: ConstructorParameters<typeof FakeRefusal>[1] = {}) =>
  (): never => {
    throw new FakeRefusal(code, options)
  }

function Page({ flags }: { flags: readonly string[] }) {
  const session = useSession()
  return (
    <>
      <h1>{session.status === 'member' ? `Hello ${session.account}` : 'Hello guest'}</h1>
      <LoginModal flags={new Set(flags)} />
    </>
  )
}

/** Opens the login window on a page that greets who is here. */
export async function openLogin(
  server: FakeServer = serveLogin(),
  flags: readonly string[] = everyLogin,
  options: Parameters<typeof renderAuth>[2] = {},
) {
  const all = await renderAuth(<Page flags={flags} />, server, options)
  all.atoms.set(authRequestAtom, { window: 'login', go: null, forced: false })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return { ...all, server }
}

/** Types a name and a password and presses the button. */
export async function enterName(username = 'demo01', password = 'abc12345') {
  await field('Username').fill(username)
  await field('Password').fill(password)
  await submit().click()
}
