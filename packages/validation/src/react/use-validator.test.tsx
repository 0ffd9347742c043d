import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { freeText, type PatternPorts } from '../index.ts'
import { browserThreads } from './browser-threads.ts'
import { PatternPortsContext } from './pattern-ports.ts'
import { useForm } from './use-form.ts'
import { useValidator } from './use-validator.ts'

const hard = { code: { ...freeText(true), acceptedPattern: '^\\w+(?<!_)$', patternId: 22 }, note: freeText(false) }
const easy = { code: { ...freeText(true), acceptedPattern: '^[0-9]+$', patternId: 6 }, note: freeText(false) }
const fields = ['code', 'note'] as const

function Sample({ rules, onSubmit }: { rules: typeof hard; onSubmit: (values: object) => void }) {
  const { validator, complete } = useValidator(rules)
  const form = useForm({
    fields,
    initial: {},
    check: validator.check,
    complete: async (values) => (await complete(values)).check,
    onSubmit,
  })
  return (
    <form {...form.formProps}>
      <input aria-label="Code" {...form.bind('code')} />
      <input aria-label="Note" {...form.bind('note')} />
      <output>{form.issues.code?.code}</output>
      <p>{validator.fits('code', form.values.code) ? 'fits' : 'misfits'}</p>
      <button type="submit">Send</button>
    </form>
  )
}

const setup = async (rules: typeof hard, ports: PatternPorts) => {
  const onSubmit = vi.fn()
  const screen = await render(
    <PatternPortsContext value={ports}>
      <Sample rules={rules} onSubmit={onSubmit} />
    </PatternPortsContext>,
  )
  return {
    screen,
    onSubmit,
    code: screen.getByLabelText('Code'),
    send: screen.getByRole('button'),
    output: screen.getByRole('status'),
  }
}

const workers: Worker[] = []
const threads = browserThreads(() => {
  const worker = new Worker(new URL('../testing/pattern-thread.ts', import.meta.url), { type: 'module' })
  workers.push(worker)
  return worker
})

test('[VAL-06] a verdict of a thread shows by itself, at the rules while typing and at the field once it was left', async () => {
  const { screen, code, output } = await setup(hard, { threads: async () => threads })
  await code.fill('ab_')
  await expect.element(screen.getByText('misfits')).toBeInTheDocument()
  await screen.getByLabelText('Note').click()
  await expect.element(output).toHaveTextContent('pattern')
  await code.fill('ab')
  await expect.element(output).toHaveTextContent('')
})

test('[VAL-06] submitting waits for the verdict of the thread', async () => {
  const { screen, code, send, output, onSubmit } = await setup(hard, { threads: async () => threads })
  await code.fill('warm')
  await code.fill('warm_')
  await expect.element(screen.getByText('misfits')).toBeInTheDocument()
  await code.fill('other_')
  await send.click()
  await expect.element(output).toHaveTextContent('pattern')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('[VAL-06] a form that goes away stops its thread', async () => {
  const stop = vi.fn()
  const listening = vi.fn()
  const { screen } = await setup(hard, {
    threads: async () => ({
      open: () => {
        listening()
        return { ask: () => undefined, stop }
      },
      after: threads.after,
    }),
  })
  await expect.poll(() => listening.mock.calls.length).toBe(1)
  await screen.unmount()
  await expect.poll(() => stop.mock.calls.length).toBe(1)
})

test('[VAL-06] a page without patterns for threads starts none', async () => {
  const before = workers.length
  const { code, send, output } = await setup(easy, { threads: async () => threads })
  await code.fill('a1')
  await send.click()
  await expect.element(output).toHaveTextContent('pattern')
  expect(workers).toHaveLength(before)
})

test('[VAL-06] a pattern that cannot be used is told to the reporter of the application', async () => {
  const report = vi.fn()
  await setup({ ...hard, code: { ...hard.code, acceptedPattern: '[' } }, { report })
  await expect.poll(() => report.mock.calls.length).toBe(1)
  expect(report.mock.calls[0]?.[0]).toMatchObject({ pattern: '[' })
})
