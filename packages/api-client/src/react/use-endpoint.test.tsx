import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Component, StrictMode, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createMemory } from '../attempt/create-memory.ts'
import { getBalance, getStatus, register } from '../endpoints/index.ts'
import { createFakeServer, createTestClient, FakeRefusal } from '../testing/index.ts'
import { ApiProvider, useEndpoint, useEndpointMutation, type UseEndpointMutationOptions } from './index.ts'

const form = {
  username: 'demo01',
  password: 'abc12345',
  confirmPassword: 'abc12345',
  registerMethod: 'WEB',
  login: true,
} as const
const session = {
  token: 't',
  id: 1,
  userName: 'demo01',
  firstTimeLogin: false,
  passwordExpired: false,
  expirationTime: null,
}
const balance = (sumBalance: number) => ({ sumBalance, currency: 'PHP', currencySymbol: '₱', balance: [] })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const shows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

const open = (idempotency: 'honoured' | 'ignored' = 'honoured') => {
  const amounts = { now: 100 }
  const effect = vi.fn(() => session)
  const server = createFakeServer({ idempotency })
    .answer(register, effect)
    .answer(getBalance, () => balance(amounts.now))
  const keys = createMemory()
  const show = (children: ReactNode, scope?: string, cache = new QueryClient()) => {
    const api = createTestClient(server, {
      capabilities: { idempotency },
      tokens: { get: () => 't', expired: () => undefined },
    })
    return render(
      <QueryClientProvider client={cache}>
        <ApiProvider api={api} keys={keys} {...(scope ? { scope } : {})}>
          {children}
        </ApiProvider>
      </QueryClientProvider>,
    )
  }
  return {
    amounts,
    effect,
    server,
    show,
    sent: () => server.callsOf(register).map(({ headers }) => headers.get('Idempotency-Key')),
  }
}

function Balance() {
  const { data, error, isPending } = useEndpoint(getBalance, {}, { select: ({ sumBalance }) => sumBalance })
  return <p>{isPending ? 'asking' : error ? error.kind : `sum ${data}`}</p>
}

function Form(options: UseEndpointMutationOptions<typeof register>) {
  const { status, data, error, send, mustForget, again, forget, reset } = useEndpointMutation(register, options)
  return (
    <>
      <p>{[status, data?.token, error?.kind, mustForget && 'records'].filter(Boolean).join(' ')}</p>
      <button type="button" onClick={() => send(form)}>
        Send
      </button>
      {again && (
        <button type="button" onClick={again}>
          Ask again
        </button>
      )}
      {forget && (
        <button type="button" onClick={forget}>
          Give up
        </button>
      )}
      <button type="button" onClick={reset}>
        Clear
      </button>
    </>
  )
}

test('[API-06] a read shows its answer, and a failed one its kind, without a try that the record does not allow', async () => {
  const { server, show } = open()
  const first = await show(<Balance />)
  await shows('sum 10000')
  await first.unmount()
  server.answer(getBalance, () => {
    throw new FakeRefusal('game.not.found')
  })
  await show(<Balance />)
  await shows('refused')
  expect(server.callsOf(getBalance)).toHaveLength(2)
})

test('[API-06] whoever comes next on the same page sees no answer of the one before', async () => {
  const { amounts, server, show } = open()
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const ana = await show(<Balance />, 'ana/EN', cache)
  await shows('sum 10000')
  await ana.unmount()
  amounts.now = 7
  await show(<Balance />, 'ben/EN', cache)
  await shows('sum 700')
  expect(server.callsOf(getBalance)).toHaveLength(2)
})

test('[REG-08] a call with an effect goes from idle to done, and what it changes is asked for again', async () => {
  const { amounts, show, effect } = open()
  const onDone = vi.fn()
  await show(
    <>
      <Balance />
      <Form invalidates={[getBalance, getStatus]} onDone={onDone} />
    </>,
  )
  await shows('idle')
  await shows('sum 10000')
  amounts.now = 50
  await press('Send')
  await shows('done t')
  await shows('sum 5000')
  expect(effect).toHaveBeenCalledOnce()
  expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ token: 't' }), form)
  await press('Clear')
  await shows('idle')
})

test('[REG-08] two presses in one moment are one call', async () => {
  const { show, effect, sent } = open()
  const onDone = vi.fn()
  await show(<Form onDone={onDone} />)
  const button = page.getByRole('button', { name: 'Send' }).element() as HTMLButtonElement
  button.click()
  button.click()
  await shows('done t')
  expect([effect.mock.calls.length, sent().length, onDone.mock.calls.length]).toEqual([1, 1, 1])
})

test('[REG-08] a lost answer is unsure, and asked for again with the same key; it happened once', async () => {
  const { server, show, effect, sent } = open()
  const onFailed = vi.fn()
  await show(<Form onFailed={onFailed} />)
  server.fail('reset', register, 1)
  await press('Send')
  await shows('unsure unsure')
  expect(onFailed).toHaveBeenCalledOnce()
  await press('Clear')
  await shows('unsure')
  await press('Send')
  await shows('done t')
  expect(new Set(sent()).size).toBe(1)
  expect(effect).toHaveBeenCalledOnce()
})

test('[REG-08] "ask again" sends the same input with the same key, and is there only while nobody knows', async () => {
  const { server, show, sent } = open()
  await show(<Form />)
  const again = page.getByRole('button', { name: 'Ask again' })
  await expect.element(again).not.toBeInTheDocument()
  server.fail('502', register, 1)
  await press('Send')
  await again.click()
  await shows('done t')
  await expect.element(again).not.toBeInTheDocument()
  expect(sent()).toHaveLength(2)
  expect(new Set(sent()).size).toBe(1)
})

test('[REG-08] "ask again" sends what may have happened, not other entries that were refused since', async () => {
  const { server, show, effect } = open()
  function Two() {
    const { status, error, send, again } = useEndpointMutation(register)
    return (
      <>
        <p>{[status, error?.message].filter(Boolean).join(' ')}</p>
        <button type="button" onClick={() => send(form)}>
          First
        </button>
        <button type="button" onClick={() => send({ ...form, username: 'demo02' })}>
          Second
        </button>
        {again && (
          <button type="button" onClick={again}>
            Ask again
          </button>
        )}
      </>
    )
  }
  await show(<Two />)
  server.fail('reset', register, 1)
  await press('First')
  await shows('unsure register: unsure')
  await press('Second')
  await shows('unsure register: idempotency.key.reused')
  await press('Ask again')
  await shows('done')
  expect(effect).toHaveBeenCalledOnce()
})

test('[REG-08] a page that is loaded again knows that an answer is missing, and goes on with the key', async () => {
  const { server, show, effect, sent } = open()
  const first = await show(<Form />)
  server.fail('reset', register, 1)
  await press('Send')
  await shows('unsure unsure')
  await first.unmount()
  await show(
    <StrictMode>
      <Form />
    </StrictMode>,
  )
  await shows('unsure')
  await expect.element(page.getByRole('button', { name: 'Ask again' })).not.toBeInTheDocument()
  await press('Send')
  await shows('done t')
  expect(new Set(sent()).size).toBe(1)
  expect(effect).toHaveBeenCalledOnce()
})

test('[API-05] a lost answer is given up by a press, at once and on a page that is loaded again; the next press counts by itself', async () => {
  const { server, show, sent } = open()
  const first = await show(<Form />)
  server.fail('reset', register, 2)
  await press('Send')
  await shows('unsure unsure')
  await press('Give up')
  await shows('idle')
  await press('Send')
  await shows('unsure unsure')
  await first.unmount()
  await show(<Form />)
  await shows('unsure')
  await press('Give up')
  await shows('idle')
  await press('Send')
  await shows('done t')
  await expect.element(page.getByRole('button', { name: 'Give up' })).not.toBeInTheDocument()
  const [lost, lostToo, done] = sent()
  expect(lostToo).not.toBe(lost)
  expect(done).not.toBe(lostToo)
})

test('[API-05] a refusal ends the attempt: the next press has a key of its own', async () => {
  const { effect, show, sent } = open()
  effect.mockImplementationOnce(() => {
    throw new FakeRefusal('register.username.taken')
  })
  await show(<Form />)
  await press('Send')
  await shows('refused refused')
  await press('Send')
  await shows('done t')
  expect(new Set(sent()).size).toBe(2)
})

class Boundary extends Component<{ children: ReactNode }, { said: string }> {
  override state = { said: '' }
  static getDerivedStateFromError = (error: unknown) => ({ said: String(error) })
  override render() {
    return this.state.said || this.props.children
  }
}

test('[API-06] a tree without a provider says what it needs', async () => {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Boundary>
        <Balance />
      </Boundary>
    </QueryClientProvider>,
  )
  await shows('Error: useApi needs an ApiProvider above it')
})

test('[API-05] where keys are ignored, a lost answer offers no "again", and no press is sent until it is given up', async () => {
  const { server, show, effect, sent } = open('ignored')
  const first = await show(<Form />)
  server.fail('reset', register, 1)
  await press('Send')
  await shows('unsure unsure records')
  await expect.element(page.getByRole('button', { name: 'Ask again' })).not.toBeInTheDocument()
  await press('Send')
  await shows('unsure unsure records')
  await first.unmount()
  await show(<Form />)
  await shows('unsure records')
  await press('Send')
  await shows('unsure unsure records')
  expect([effect.mock.calls.length, sent().length]).toEqual([1, 1])
  await press('Give up')
  await shows('idle')
  await press('Send')
  await shows('done t')
  expect([effect.mock.calls.length, sent().length]).toEqual([2, 2])
})
