import type { GatewayConfig } from '../../kernel/config/index.ts'
import { methodName, type DepositRow } from '../deposit/deposit-row.ts'
import { amountText, languages } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'
import { payMessages, type PayWord } from './pay-messages.ts'

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The headers of the payment page: no script at all, no page may frame it, its forms go nowhere else. */
export const payHeaders = (nonce: string): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
})

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 'Familjen Grotesk', system-ui, 'Noto Sans Thai', 'PingFang SC', 'Microsoft YaHei', sans-serif; font-variant-numeric: tabular-nums; }
body { margin: 0; box-sizing: border-box; display: grid; min-height: 100vh; min-height: 100svh; padding: 1rem; place-items: center; background: light-dark(#e8efe9, #0f1614); color: light-dark(#14211b, #ecf3ee); }
main { width: min(26rem, 100%); box-sizing: border-box; padding: 1.25rem 1.5rem .75rem; border-radius: 1.25rem; background: light-dark(#fff, #18221e); box-shadow: 0 24px 64px -24px rgb(0 20 10 / .45); }
header { display: flex; align-items: center; gap: .625rem; }
svg { width: 2.25rem; height: 2.25rem; flex: none; }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
.demo { margin: .875rem 0; padding: .5rem .75rem; border-radius: .5rem; background: light-dark(#f3f4cf, #34363f); color: light-dark(#4b4e00, #dfe27a); font-size: .9375rem; font-weight: 600; }
dl { display: grid; gap: .125rem; margin: 0 0 1rem; padding-block-end: 1rem; border-block-end: 1px dashed light-dark(#b9c7be, #41544b); }
dl div { display: flex; justify-content: space-between; gap: 1rem; }
dl div:first-child { display: block; margin-block-end: .375rem; }
dt { color: light-dark(#4c5b53, #a9bab1); }
dd { margin: 0; text-align: end; font-weight: 600; overflow-wrap: anywhere; }
dl div:first-child dd { text-align: start; font-size: 1.75rem; line-height: 1.25; letter-spacing: -.015em; }
p[role='status'] { margin: 0 0 1rem; font-weight: 600; }
form { display: grid; gap: .625rem; }
button, .back { box-sizing: border-box; min-height: 2.875rem; padding: .5rem 1rem; border: 1px solid light-dark(#7a8a81, #73877d); border-radius: .75rem; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button:hover, .back:hover { background: light-dark(#eef4f0, #22302a); }
button.first { border-color: transparent; background: #0b6b43; color: #fff; }
button.first:hover { background: #0a5a39; }
#hint { margin: .125rem 0 .875rem; color: light-dark(#4c5b53, #a9bab1); font-size: .875rem; }
.tab { margin: 0; padding: .625rem .75rem; border-radius: .5rem; background: light-dark(#e2f2e8, #1d3a2c); font-weight: 600; text-align: center; }
.back { display: grid; place-items: center; text-align: center; text-decoration: none; }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #9ec1ff); outline-offset: 2px; }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 1rem; margin-top: .5rem; font-size: .875rem; }
nav a { padding: .7rem 0; color: light-dark(#2f4a3d, #b9cdc2); }
`

/** A bridge: `tulay` is one. */
const mark =
  '<svg viewBox="0 0 36 36" aria-hidden="true"><rect width="36" height="36" rx="10" fill="#0b6b43"/>' +
  '<path d="M6 24h24M8 24c0-7 4.5-11 10-11s10 4 10 11M13 24v-9.4M18 24V13.2M23 24v-9.4" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/></svg>'

const stateWord = {
  checking: 'pay.checking',
  paid: 'pay.paid',
  failed: 'pay.failed',
  expired: 'pay.expired',
  cancelled: 'pay.cancelled',
} as const satisfies Record<string, PayWord>

/** What the payment page shows. `attempt` names the payment that its buttons make, so that two presses are one. */
export interface PayPage {
  readonly deposit: DepositRow | null
  readonly attempt: string
  readonly hung: boolean
  readonly over: boolean
  /**
   * Whether it was opened from a tab of the site, which is still
   * there: a link would lead to a second one that knows no session.
   */
  readonly fromTab: boolean
  readonly language: Language
  readonly nonce: string
}

function body({ deposit, attempt, hung, over, language }: PayPage, currency: string): string {
  const words = payMessages(language)
  if (!deposit) return `<p role="status">${words['pay.lost']}</p>`
  const amount = amountText(deposit.amount, language, currency)
  const facts = `<dl>
<div><dt>${words['pay.amount']}</dt><dd>${escaped(amount)}</dd></div>
<div><dt>${words['pay.by']}</dt><dd>${escaped(methodName(deposit, language))}</dd></div>
<div><dt>${words['pay.to']}</dt><dd>Vesper</dd></div>
<div><dt>${words['pay.order']}</dt><dd>${escaped(deposit.orderNo)}</dd></div></dl>`
  if (deposit.status !== 'pending' || over)
    return `${facts}<p role="status">${words[deposit.status === 'pending' ? 'pay.expired' : stateWord[deposit.status]]}</p>`
  const told = hung ? `<p role="status">${words['pay.hung']}</p>` : ''
  return `${facts}${told}<form method="post">
<input type="hidden" name="attempt" value="${escaped(attempt)}">
<button class="first" name="do" value="pay">${words['pay.pay']}</button>
<button name="do" value="refuse">${words['pay.refuse']}</button>
<button name="do" value="hang" aria-describedby="hint">${words['pay.hang']}</button>
<p id="hint">${words['pay.hint']}</p></form>`
}

const others = ({ language, fromTab }: PayPage): string =>
  Object.entries(languages)
    .filter(([code]) => code !== language)
    .map(
      ([code, { tag, name }]) =>
        `<a href="?lang=${code}${fromTab ? '&amp;tab' : ''}" hreflang="${tag}" lang="${tag}">${name}</a>`,
    )
    .join('')

/** The way back to the site: to the tab that is still there, once there is nothing more to do here, else a link. */
function wayBack({ deposit, hung, over, fromTab, language }: PayPage, site = ''): string {
  const words = payMessages(language)
  if (!fromTab) return `<a class="back" href="${escaped(site)}/">${words['pay.back']}</a>`
  const toPay = deposit?.status === 'pending' && !over && !hung
  return toPay ? '' : `<p class="tab">${words['pay.tab']}</p>`
}

/** The document of a payment: what is to be paid, three ways for it to go, or how it went. */
export function payPage({ siteOrigins, currency }: GatewayConfig, page: PayPage): string {
  const words = payMessages(page.language)
  return `<!doctype html>
<html lang="${languages[page.language].tag}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${words['pay.title']}</title><style nonce="${page.nonce}">${style}</style></head>
<body><main><header>${mark}<h1>${words['pay.title']}</h1></header><p class="demo">${words['pay.demo']}</p>${body(page, currency)}
${wayBack(page, siteOrigins[0])}
<nav>${others(page)}</nav>
</main></body></html>`
}
