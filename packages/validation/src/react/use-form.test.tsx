import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createValidator, freeText } from '../index.ts'
import * as entryPoint from './index.ts'
import { useForm } from './use-form.ts'

const rules = {
  username: { ...freeText(true), minLength: 6, maxLength: 13, patternId: 1 },
  password: freeText(true),
  confirmPassword: freeText(true),
}
const fields = ['username', 'password', 'confirmPassword'] as const
const { check } = createValidator(rules)

function Sample({ onSubmit = () => undefined }: { onSubmit?: (values: object) => void }) {
  const form = useForm({ fields, initial: {}, check, linked: { password: 'confirmPassword' }, onSubmit })
  return (
    <form {...form.formProps}>
      {fields.map((field) => (
        <p key={field}>
          <input aria-label={field} {...form.bind(field)} />
          <span data-issue="">{form.issues[field]?.code}</span>
        </p>
      ))}
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.setServerIssue('username', { field: 'username', code: 'server' })}>
        Taken
      </button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
    </form>
  )
}

test('the entry point of the React half shows these names', () => {
  expect(Object.keys(entryPoint)).toEqual(['PatternPortsContext', 'browserThreads', 'useForm', 'useValidator'])
})

test('[VAL-03] submitting shows the first issue of each field and puts the focus on the first wrong one', async () => {
  const onSubmit = vi.fn()
  const screen = await render(<Sample onSubmit={onSubmit} />)
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByLabelText('username', { exact: true })).toHaveFocus()
  expect([...screen.container.querySelectorAll('[data-issue]')].map((issue) => issue.textContent)).toEqual([
    'required',
    'required',
    'required',
  ])
  expect(onSubmit).not.toHaveBeenCalled()
})

test('[VAL-03] a field is checked when it is left, and again on each key press once it is wrong', async () => {
  const screen = await render(<Sample />)
  const username = screen.getByLabelText('username', { exact: true })
  await username.fill('abc')
  expect(screen.container.textContent).not.toContain('pattern')
  await screen.getByLabelText('password', { exact: true }).click()
  await expect.element(screen.getByText('pattern')).toBeInTheDocument()
  await username.fill('abcdef')
  await expect.element(screen.getByText('pattern')).not.toBeInTheDocument()
})

test('[VAL-01] the repeated password is checked again when the first one changes', async () => {
  const screen = await render(<Sample />)
  const password = screen.getByLabelText('password', { exact: true })
  await password.fill('one')
  await screen.getByLabelText('confirmPassword').fill('one')
  await password.fill('two')
  await expect.element(screen.getByText('mismatch')).toBeInTheDocument()
})

test('[REG-08] an issue of the server lands on its field and nothing typed is lost; reset empties all', async () => {
  const screen = await render(<Sample />)
  const username = screen.getByLabelText('username', { exact: true })
  await username.fill('abcdef')
  await screen.getByRole('button', { name: 'Taken' }).click()
  await expect.element(username).toHaveFocus()
  await expect.element(username).toHaveValue('abcdef')
  await expect.element(screen.getByText('server')).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(username).toHaveValue('')
  await expect.element(screen.getByText('server')).not.toBeInTheDocument()
})

test('[VAL-01] a form without issues goes on with what was typed', async () => {
  const onSubmit = vi.fn()
  const screen = await render(<Sample onSubmit={onSubmit} />)
  await screen.getByLabelText('username', { exact: true }).fill('abcdef')
  await screen.getByLabelText('password', { exact: true }).fill('one')
  await screen.getByLabelText('confirmPassword').fill('one')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect
    .poll(() => onSubmit.mock.calls)
    .toEqual([[{ username: 'abcdef', password: 'one', confirmPassword: 'one' }]])
})
