// What runs in the browser: one form, one button, the client as
// an application wires it. Bundled and injected by the drill.
import { createApiClient, createAttempt, isApiError, type Attempt } from '@parlour/api-client'
import { createBoxCipher } from '@parlour/api-client/ciphers/box'
import * as records from '@parlour/api-client/endpoints'

/** A form as the drill describes it; it is kept for the tab, so that a reload shows it again. */
export interface Form {
  readonly endpoint: string
  readonly input: unknown
  readonly token: string
  /** Time limit of the call in milliseconds, for answers that never come. */
  readonly timeLimit?: number
  /** Sends each press with a key of its own, as a page without an attempt would: the control of the drill. */
  readonly careless?: boolean
}

interface Drill {
  open(form: Form): void
  /** Where the form stands: idle, sending, done, refused, unsure; and why. */
  state(): { readonly status: string; readonly why: string; readonly presses: number }
}

declare global {
  interface Window {
    drill: Drill
  }
}

const kept = {
  get: (key: string) => sessionStorage.getItem(key),
  set: (key: string, text: string) => sessionStorage.setItem(key, text),
  remove: (key: string) => sessionStorage.removeItem(key),
}

let attempt: Attempt<records.Endpoint> | null = null
let why = ''
let presses = 0

function show({ endpoint: name, input, token, timeLimit, careless = false }: Form): void {
  const record = (records as unknown as Record<string, records.Endpoint>)[name]
  if (!record) throw new Error(`there is no call ${name}`)
  const endpoint = timeLimit ? { ...record, timeLimit } : record
  const api = createApiClient({
    baseUrl: location.origin,
    merchant: 'vesper',
    capabilities: { idempotency: 'honoured' },
    language: () => 'EN',
    tokens: { get: () => token, expired: () => undefined },
    fetch: (request, init) => fetch(request, init),
    store: kept,
    now: Date.now(),
    monotonic: () => performance.now(),
    newId: () => crypto.randomUUID(),
    cipher: async (client) => createBoxCipher(() => client.call(records.getBoxKey, {})),
  })
  attempt = createAttempt(api, endpoint, { store: kept, scope: token.slice(0, 8) })
  const form = document.createElement('form')
  form.append(Object.assign(document.createElement('button'), { id: 'go', textContent: 'Go' }))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    presses += 1
    if (careless) attempt = createAttempt(api, endpoint)
    if (attempt?.status === 'done') return
    attempt?.send(input).then(
      () => (why = ''),
      (error: unknown) => (why = isApiError(error) ? `${error.kind} ${error.message}` : String(error)),
    )
  })
  document.body.replaceChildren(form)
  presses = 0
  why = ''
}

window.drill = {
  open(form) {
    kept.set('drill.form', JSON.stringify(form))
    show(form)
  },
  state: () => ({ status: attempt?.status ?? 'idle', why, presses }),
}

window.addEventListener('DOMContentLoaded', () => {
  const before = kept.get('drill.form')
  if (before) show(JSON.parse(before) as Form)
})
