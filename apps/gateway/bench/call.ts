import type { Endpoint } from '@parlour/api-client/endpoints'
import type { Gateway } from '../src/kernel/config/gateway.ts'
import type { Call } from '../src/kernel/http/call.ts'
import type { Session } from '../src/kernel/http/session.ts'

/** A call as a handler sees it, without anything that HTTP brings. */
export const bareCall = <Request>(
  gateway: Gateway,
  endpoint: Endpoint,
  request: Request,
  session: Session | null = null,
): Call<Request> => ({
  gateway,
  endpoint,
  request,
  session,
  language: 'EN',
  network: '127.0.0',
  address: '127.0.0.1',
  country: 'PH',
  now: gateway.clock.now(),
  idempotencyKey: null,
  browser: null,
  robot: false,
  cookie: () => '',
  site: '',
  origin: 'http://localhost',
  headers: new Headers(),
})
