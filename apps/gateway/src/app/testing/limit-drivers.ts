import type { LimitName } from '../../kernel/limits/rate-limits.ts'
import { checkPaymentPassword } from '../../identity/member/check-payment-password.ts'
import { checkOwnPassword } from '../../identity/session/check-own-password.ts'
import { minute } from './moments.ts'
import type { TestGateway } from './test-gateway.ts'

import {
  failLogin,
  from,
  openAccount,
  other,
  personOf,
  recover,
  sendCode,
  told,
  wrong,
  type Coming,
} from './limit-actions.ts'

/** How to come once, and whether that was too often; `wait` in seconds where the answer tells. */
export interface Driver {
  readonly limit: LimitName
  readonly window: number
  /** Time between comings that keeps smaller windows of the same limit out of it, in milliseconds. */
  readonly pace?: number
  /** The subject as the limit writes it down, for what may be filled up without calls; null when it may not. */
  readonly written: ((coming: Coming) => string) | null
  come(site: TestGateway, coming: Coming): Promise<{ readonly over: boolean; readonly wait?: number }>
}

/** How to reach each window of the limits that are counted for sessions, registrations, codes and passwords. */
export const drivers: readonly Driver[] = [
  {
    limit: 'login.account',
    window: 0,
    written: null,
    come: async (site, at) =>
      told(
        await failLogin(site, { username: at.of, device: `device-${at.n}-a`, network: other(at) }),
        'captcha.required',
      ),
  },
  {
    limit: 'login.device',
    window: 0,
    written: null,
    come: async (site, at) =>
      told(await failLogin(site, { username: `name${at.n}`, device: at.of, network: other(at) }), 'captcha.required'),
  },
  {
    limit: 'login.pair',
    window: 0,
    pace: minute,
    written: null,
    come: async (site, at) =>
      told(await failLogin(site, { username: at.of, device: `device-${at.n}-b`, network: at.network, captcha: true })),
  },
  {
    limit: 'login.network',
    window: 0,
    written: ({ network }) => network,
    come: async (site, at) =>
      told(
        await failLogin(site, { username: `name${at.n}`, device: `device-${at.n}-c`, network: at.network }),
        'captcha.required',
      ),
  },
  {
    limit: 'login.network',
    window: 1,
    written: ({ network }) => network,
    come: async (site, at) =>
      told(
        await failLogin(site, {
          username: `name${at.n}`,
          device: `device-${at.n}-d`,
          network: at.network,
          captcha: true,
        }),
      ),
  },
  ...[0, 61_000, 13 * minute].map((pace, window): Driver => ({
    limit: 'code.target',
    window,
    pace,
    written: null,
    come: async (site, at) =>
      told(await sendCode(site, `917${at.of.replace(/\D/g, '').padStart(7, '0').slice(-7)}`, other(at))),
  })),
  {
    limit: 'code.network',
    window: 0,
    written: null,
    come: async (site, at) => told(await sendCode(site, `918${String(at.n).padStart(7, '0')}`, at.network)),
  },
  {
    limit: 'sms.prefix',
    window: 0,
    written: () => '63',
    come: async (site, at) => told(await sendCode(site, `919${String(at.n).padStart(7, '0')}`, other(at))),
  },
  {
    limit: 'sms.site',
    window: 0,
    written: () => 'all',
    come: async (site, at) => told(await sendCode(site, `920${String(at.n).padStart(7, '0')}`, other(at))),
  },
  {
    limit: 'captcha.session',
    window: 0,
    written: null,
    come: async (site, at) =>
      told(
        await site.ask('GET', '/wps/captcha', {
          headers: { ...from(other(at)), Cookie: `captchaId=${at.of.padEnd(43, '0').slice(0, 43)}` },
        }),
      ),
  },
  {
    limit: 'captcha.network',
    window: 0,
    written: null,
    come: async (site, at) => told(await site.ask('GET', '/wps/captcha', { headers: from(at.network) })),
  },
  {
    limit: 'register.network',
    window: 0,
    written: null,
    come: async (site, at) => told(await openAccount(site, at, `device-${at.n}-e`, at.network)),
  },
  {
    limit: 'register.device',
    window: 0,
    written: null,
    come: async (site, at) => told(await openAccount(site, at, at.of, other(at))),
  },
  {
    limit: 'trial.network',
    window: 0,
    written: null,
    come: async (site, at) =>
      told(await site.ask('POST', '/wps/session/login/freeplay', { json: { os: 'Linux' }, headers: from(at.network) })),
  },
  {
    limit: 'username.network',
    window: 0,
    written: null,
    come: async (site, at) =>
      told(await site.ask('GET', `/wps/check/username?username=free${at.n}`, { headers: from(at.network) })),
  },
  {
    limit: 'affiliate.network',
    window: 0,
    written: null,
    come: async (site, at) =>
      told(await site.ask('GET', `/wps/agent/affiliate?code=NONE${at.n}`, { headers: from(at.network) })),
  },
  { limit: 'reset.account', window: 0, written: null, come: (site, at) => recover(site, personOf(at.of), other(at)) },
  {
    limit: 'reset.network',
    window: 0,
    written: ({ network }) => network,
    come: (site, at) => recover(site, personOf(String(at.n)), at.network),
  },
  {
    limit: 'password.member',
    window: 0,
    pace: minute,
    written: null,
    come: (site, at) =>
      wrong(site, personOf(at.of), (memberId, now) =>
        checkOwnPassword(site.gateway, { memberId, password: 'wrong1234', now }),
      ),
  },
  {
    limit: 'payment.password',
    window: 0,
    pace: minute,
    written: null,
    come: (site, at) =>
      wrong(site, personOf(at.of), (memberId, now) =>
        checkPaymentPassword(site.gateway, { memberId, password: '000000', now }),
      ),
  },
]
