import type { Gateway } from '../src/gateway.ts'
import type { Call } from '../src/http/call.ts'
import type { Session } from '../src/session/session.ts'

/** A call as a handler sees it, without anything that HTTP brings. */
export const bareCall = <Request>(gateway: Gateway, request: Request, session: Session | null = null): Call<Request> => ({
  gateway,
  request,
  session,
  language: 'EN',
  network: '127.0.0',
  address: '127.0.0.1',
  country: 'PH',
  now: gateway.clock.now(),
  idempotencyKey: null, browser: null,
  cookie: () => '',
  site: '',
  origin: 'http://localhost',
  headers: new Headers(),
})
