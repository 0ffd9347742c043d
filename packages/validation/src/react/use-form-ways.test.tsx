import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createFormDraft, createValidator, freeText, type FormDraft, type Issue } from '../index.ts'
import { useForm } from './use-form.ts'
import type { FormOptions } from './form-options.ts'

const rules = {
  username: { ...freeText(true), minLength: 3 },
  password: freeText(true),
  country: freeText(true),
  terms: freeText(true),
}
const fields = ['username', 'password', 'country', 'terms'] as const
type Field = (typeof fields)[number]
const { check } = createValidator(rules)
const taken: Issue = { field: 'username', code: 'server', messageId: 'taken' }

function Sample({ spacer = 0, ...options }: Partial<FormOptions<Field>> & { spacer?: number }) {
  const form = useForm<Field>({ fields, initial: { country: 'PH' }, check, onSubmit: () => undefined, ...options })
  return (
    <form
      {...form.formProps}
      aria-label="sample"
      data-sending={form.sending}
      data-name={form.lookup('username') ?? 'unasked'}
    >
      <label htmlFor="name">Name</label>
      <input id="name" {...form.bind('username')} />
      <input aria-label="Password" {...form.bind('password')} />
      <select aria-label="Country" {...form.bind('country')}>
        <option value="">None</option>
        <option value="PH">Philippines</option>
        <option value="TH">Thailand</option>
      </select>
      <input type="checkbox" aria-label="Terms" {...form.bindBox('terms')} />
      <output>
        {Object.values(form.issues)
          .map(({ field, code }) => `${field}:${code}`)
          .join(' ')}
      </output>
      <button type="submit">Send</button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
      <div style={{ blockSize: spacer }} />
    </form>
  )
}

const setup = async (options: Parameters<typeof Sample>[0] = {}) => {
  const screen = await render(<Sample {...options} />)
  return {
    screen,
    name: screen.getByLabelText('Name'),
    password: screen.getByLabelText('Password'),
    send: screen.getByRole('button', { name: 'Send' }),
    output: screen.getByRole('status'),
    form: screen.getByRole('form'),
  }
}

/** What some password managers do: another world's setter, so that React gets no event. */
const fillSilently = (element: Element, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)

afterEach(() => window.scrollTo(0, 0))

test('[VAL-01] selects and boxes are fields: a box that must be ticked is required', async () => {
  const onSubmit = vi.fn()
  const { screen, name, password, send, output } = await setup({ onSubmit })
  await name.fill('abc')
  await password.fill('x')
  await screen.getByLabelText('Country').selectOptions('TH')
  await send.click()
  await expect.element(output).toHaveTextContent('terms:required')
  await expect.element(screen.getByLabelText('Terms')).toHaveFocus()
  await screen.getByLabelText('Terms').click()
  await expect.element(output).toHaveTextContent('')
  await send.click()
  await expect
    .poll(() => onSubmit.mock.calls)
    .toEqual([[{ username: 'abc', password: 'x', country: 'TH', terms: 'yes' }]])
})

test('[REG-08] while it is being sent, a second press does nothing; afterwards it may be sent again', async () => {
  const answers: (() => void)[] = []
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => void answers.push(resolve)))
  const { screen, name, password, send, form } = await setup({ onSubmit })
  await name.fill('abc')
  await password.fill('x')
  await screen.getByLabelText('Terms').click()
  await send.click()
  await expect.element(form).toHaveAttribute('data-sending', 'true')
  await send.click()
  ;(form.element() as HTMLFormElement).requestSubmit()
  expect(onSubmit).toHaveBeenCalledOnce()
  answers[0]?.()
  await expect.element(form).toHaveAttribute('data-sending', 'false')
  await send.click()
  await expect.poll(() => onSubmit.mock.calls.length).toBe(2)
  answers[1]?.()
})

test('[LOG-02] what a password manager has filled in without a key press is taken when the form is sent', async () => {
  const onSubmit = vi.fn()
  const { screen, name, password, send } = await setup({ onSubmit })
  await screen.getByLabelText('Terms').click()
  fillSilently(name.element(), 'demo01')
  fillSilently(password.element(), 'vesper2025')
  await send.click()
  await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toMatchObject({ username: 'demo01', password: 'vesper2025' })
})

test('[LOG-02] a manager that fills both fields and tells of one loses neither', async () => {
  const { name, password } = await setup()
  fillSilently(name.element(), 'demo01')
  fillSilently(password.element(), 'vesper2025')
  name.element().dispatchEvent(new InputEvent('input', { bubbles: true }))
  await expect.element(name).toHaveValue('demo01')
  await expect.element(password).toHaveValue('vesper2025')
})

test('[LOG-02] what another field shows otherwise than it is kept is not taken for filled in', async () => {
  const onSubmit = vi.fn()
  function Phone() {
    const form = useForm({ fields: ['phone'] as const, initial: { phone: '+63917' }, check: () => null, onSubmit })
    return (
      <form {...form.formProps}>
        <input aria-label="Phone" name="phone" defaultValue="917" />
        <button type="submit">Send</button>
      </form>
    )
  }
  const screen = await render(<Phone />)
  await screen.getByRole('button').click()
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ phone: '+63917' }]])
})

function Sum({ onSubmit }: { onSubmit: (values: object) => void }) {
  const form = useForm<'sum'>({ fields: ['sum'], initial: {}, check: () => null, amounts: ['sum'], onSubmit })
  const { sum } = form.values
  return (
    <form {...form.formProps}>
      <input
        name="sum"
        aria-label="Sum"
        value={sum === '' ? '' : Number(sum) / 100}
        onChange={({ target }) => form.setValue('sum', String(Number(target.value) * 100))}
      />
      <button type="submit">Send</button>
    </form>
  )
}

test('[VAL-01] a sum is kept in minor units, whatever stands in its input', async () => {
  const onSubmit = vi.fn()
  const screen = await render(<Sum onSubmit={onSubmit} />)
  await screen.getByLabelText('Sum').fill('600')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ sum: '60000' }]])
})

test('[REG-02] a lookup is asked once a text, when the field is right and left, and its issue shows', async () => {
  const lookup = vi.fn(async (text: string) => (text === 'taken' ? taken : null))
  const { name, password, output, form } = await setup({ lookups: { username: lookup } })
  await name.fill('ab')
  await password.click()
  await expect.element(output).toHaveTextContent('username:pattern')
  expect(lookup).not.toHaveBeenCalled()
  await name.fill('taken')
  await password.click()
  await expect.element(output).toHaveTextContent('username:server')
  await expect.element(form).toHaveAttribute('data-name', 'bad')
  await name.fill('free')
  await expect.element(form).toHaveAttribute('data-name', 'unasked')
  await expect.element(output).toHaveTextContent('')
  await password.click()
  await expect.element(form).toHaveAttribute('data-name', 'good')
  await name.click()
  await password.click()
  expect(lookup.mock.calls).toEqual([['taken'], ['free']])
})

test('[REG-02] only the answer about what was asked last counts', async () => {
  const answers = new Map<string, (issue: Issue | null) => void>()
  const lookup = (text: string) => new Promise<Issue | null>((resolve) => void answers.set(text, resolve))
  const { name, password, output, form } = await setup({ lookups: { username: lookup } })
  await name.fill('first')
  await password.click()
  await name.fill('second')
  await password.click()
  await expect.element(form).toHaveAttribute('data-name', 'asking')
  answers.get('second')?.(null)
  await expect.element(form).toHaveAttribute('data-name', 'good')
  answers.get('first')?.(taken)
  await expect.element(form).toHaveAttribute('data-name', 'good')
  await expect.element(output).toHaveTextContent('')
})

test('[REG-02] where nobody could say nothing good is shown, and the next time it is asked again', async () => {
  const answers: (() => Promise<null | 'unknown'>)[] = [
    async () => 'unknown',
    () => Promise.reject(new Error('offline')),
    async () => null,
  ]
  const lookup = vi.fn(() => answers.shift()?.() ?? Promise.resolve(null))
  const { name, password, form } = await setup({ lookups: { username: lookup } })
  await name.fill('abc')
  for (const [turn, state] of ['unasked', 'unasked', 'good'].entries()) {
    await password.click()
    await expect.poll(() => lookup.mock.calls.length).toBe(turn + 1)
    await expect.element(form).toHaveAttribute('data-name', state)
    await name.click()
  }
})

test('[VAL-02] a field that is not asked for any more takes what was wrong with it along', async () => {
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('username:required password:required terms:required')
  await screen.rerender(<Sample fields={['password', 'country']} />)
  await expect.element(screen.getByRole('status')).not.toHaveTextContent('username')
  await expect.element(screen.getByRole('status')).toHaveTextContent('password:required')
})

test('[REG-02] submitting waits for a lookup and stops at its issue; one that fails or takes a second stops nothing', async () => {
  const onSubmit = vi.fn()
  const answers: Record<string, () => Promise<Issue | null>> = {
    taken: async () => taken,
    lost: () => Promise.reject(new Error('offline')),
    slow: () => new Promise(() => undefined),
  }
  const { screen, name, password, send, output } = await setup({
    onSubmit,
    lookups: { username: (text) => answers[text]?.() ?? Promise.resolve(null) },
  })
  await password.fill('x')
  await screen.getByLabelText('Terms').click()
  await name.fill('taken')
  await send.click()
  await expect.element(output).toHaveTextContent('username:server')
  await expect.element(name).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  for (const [turn, text] of ['lost', 'slow'].entries()) {
    await name.fill(text)
    await send.click()
    await expect.poll(() => onSubmit.mock.calls.length).toBe(turn + 1)
  }
})

test('[LOG-02] what was typed into a form that was closed is there again, without its secrets; reset forgets it', async () => {
  const draft: FormDraft = createFormDraft(['password'])
  function Closable() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        {isOpen ? <Sample draft={draft} /> : null}
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Toggle
        </button>
      </>
    )
  }
  const screen = await render(<Closable />)
  await screen.getByLabelText('Name').fill('demo01')
  await screen.getByLabelText('Password').fill('secret')
  const toggle = screen.getByRole('button', { name: 'Toggle' })
  await toggle.click()
  await toggle.click()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('demo01')
  await expect.element(screen.getByLabelText('Password')).toHaveValue('')
  await screen.getByRole('button', { name: 'Reset' }).click()
  expect(draft.read()).toEqual({})
})

test('[VAL-03] the first wrong field comes into view with its label, below a sticky header', async () => {
  document.documentElement.style.scrollPaddingBlockStart = '80px'
  const { name, send } = await setup({ spacer: 3_000 })
  window.scrollTo(0, 40)
  ;(send.element() as HTMLElement).focus({ preventScroll: true })
  window.scrollTo(0, 2_000)
  ;(send.element() as HTMLButtonElement).click()
  await expect.element(name).toHaveFocus()
  const label = document.querySelector('label')
  await expect
    .poll(() => label?.getBoundingClientRect().top ?? 0)
    .toBeGreaterThanOrEqual(Math.min(80, label?.offsetTop ?? 0))
  document.documentElement.style.scrollPaddingBlockStart = ''
})
