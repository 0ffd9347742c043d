import { isRefused } from '@parlour/api-client'
import { getCaptcha, login } from '@parlour/api-client/endpoints'
import { api } from './client.ts'
import { button, element } from './element.ts'
import { failure } from './failure.ts'
import { session } from './session.ts'
import { text } from './messages.ts'

const asksForSigns = (error: unknown): boolean =>
  isRefused(error) &&
  (error.code.startsWith('captcha.') || (error.value as { captcha?: unknown } | null)?.captcha === true)

const field = (label: string, attributes: Record<string, string>) => {
  const input = element('input', { required: true, ...attributes })
  return { input, row: element('label', {}, label, input) }
}

/** Asks for name and password; true once somebody is logged in, false when they would rather not. */
export function askLogin(why = ''): Promise<boolean> {
  const username = field(text('brand-sample.login.username'), {
    name: 'username',
    autocomplete: 'username',
    autocapitalize: 'none',
  })
  const password = field(text('brand-sample.login.password'), {
    name: 'password',
    type: 'password',
    autocomplete: 'current-password',
  })
  const signs = field(text('brand-sample.login.signs'), { name: 'signs', autocomplete: 'off' })
  const picture = element('img', { alt: text('brand-sample.login.picture') })
  const challenge = element('div', { hidden: true }, picture, signs.row)
  const said = element('p', { role: 'alert' }, why)
  const send = element('button', { class: 'strong' }, text('brand-sample.login'))
  const dialog = element('dialog', { 'aria-labelledby': 'login-title', class: 'ticket' })
  const form = element(
    'form',
    {},
    element('h2', { id: 'login-title' }, text('brand-sample.login')),
    said,
    username.row,
    password.row,
    challenge,
    element(
      'div',
      { class: 'row' },
      send,
      button(text('brand-sample.login.cancel'), () => dialog.close()),
    ),
  )
  dialog.append(form)

  const showSigns = async () => {
    picture.src = `data:image/png;base64,${await api.call(getCaptcha, {})}`
    signs.input.value = ''
    challenge.hidden = false
    signs.input.disabled = false
  }
  const submit = async () => {
    send.disabled = true
    try {
      const answer = await api.call(login, {
        username: username.input.value,
        password: password.input.value,
        ...(challenge.hidden ? {} : { captcha: signs.input.value }),
      })
      session.start(answer.token, answer.userName ?? username.input.value)
      dialog.close('in')
    } catch (error) {
      said.textContent = failure(error)
      if (asksForSigns(error)) await showSigns().catch((reason: unknown) => (said.textContent = failure(reason)))
    } finally {
      send.disabled = false
    }
  }
  signs.input.disabled = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'in')
    })
  })
}
