import { getBalance, logout } from '@parlour/api-client/endpoints'
import { brand } from './brand.ts'
import { api } from './client.ts'
import { button, element } from './element.ts'
import { session } from './session.ts'
import { language, text } from './messages.ts'

/** The corner of the page that belongs to the current visitor. */
export interface Account {
  readonly view: HTMLElement
  /** Draws who is here now, and asks for their balance. */
  show(): Promise<void>
}

const money = (minor: number, currency: string): string =>
  new Intl.NumberFormat(brand.languages[language()], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(minor / 100)

/** Makes it; `enter` is what a press on "log in" does. */
export function createAccount(enter: () => unknown): Account {
  const view = element('div', { class: 'row' })
  const leave = async () => {
    const gone = api.call(logout, {}).catch(() => undefined)
    session.end()
    api.forget()
    await Promise.all([gone, show()])
  }
  const show = async (): Promise<void> => {
    const name = session.name()
    if (!name) return view.replaceChildren(button(text('brand-sample.login'), enter, { class: 'strong' }))
    const balance = element('span', { class: 'sum' })
    view.replaceChildren(
      element('span', {}, text('brand-sample.hello', { name })),
      balance,
      button(text('brand-sample.logout'), leave),
    )
    const answer = await api.call(getBalance, {}).catch(() => null)
    if (answer) balance.textContent = text('brand-sample.balance', { sum: money(answer.sumBalance, answer.currency) })
  }
  return { view, show }
}
