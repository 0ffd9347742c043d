import type { GatewayConfig } from '../config.ts'
import type { DepositRow } from '../deposit/deposit-row.ts'
import { languages, type Language } from '../http/languages.ts'
import { payWords, type PayWord } from './pay-words.ts'

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The headers of the payment page: no script at all, nobody may frame it, its forms go nowhere else. */
export const payHeaders = (nonce: string): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'", `style-src 'nonce-${nonce}'`, "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'",
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
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; min-height: 100vh; place-items: center; background: light-dark(#eef0f6, #14151f); color: light-dark(#1b1d2a, #eceefb); }
main { width: min(26rem, calc(100vw - 2rem)); box-sizing: border-box; padding: 1.5rem; border-radius: 1rem; background: light-dark(#fff, #1f2130); }
.demo { margin: 0 0 1rem; padding: .5rem .75rem; border-radius: .5rem; background: light-dark(#fff3cd, #4a3b00); font-weight: 600; }
h1 { margin: 0; font-size: 1.25rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0; }
dt { color: light-dark(#555a70, #b3b7cf); }
dd { margin: 0; text-align: end; font-weight: 600; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; }
button { min-height: 3rem; border: 1px solid light-dark(#8a8fa8, #777c98); border-radius: .75rem; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.first { border-color: transparent; background: #0b5d3b; color: #fff; }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #9ec1ff); outline-offset: 2px; }
a { color: light-dark(#0b57d0, #9ec1ff); }
nav { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin-top: .5rem; }
nav a { display: inline-block; padding: .75rem 0; }
`

const stateWord = {
  checking: 'pay.checking', paid: 'pay.paid', failed: 'pay.failed', expired: 'pay.expired', cancelled: 'pay.cancelled',
} as const satisfies Record<string, PayWord>

/** What the payment page shows. `attempt` names the payment that its buttons make, so that two presses are one. */
export interface PayPage {
  readonly deposit: DepositRow | null
  readonly attempt: string
  readonly hung: boolean
  readonly over: boolean
  readonly language: Language
  readonly nonce: string
}

function body({ deposit, attempt, hung, over, language }: PayPage, symbol: string): string {
  const words = payWords(language)
  if (!deposit) return `<h1>${words['pay.title']}</h1><p role="status">${words['pay.lost']}</p>`
  const amount = `${symbol}${(deposit.amount / 100).toLocaleString('en-PH', { minimumFractionDigits: 2 })}`
  const facts = `<h1>${words['pay.title']}</h1><dl>
<dt>${words['pay.to']}</dt><dd>Vesper</dd>
<dt>${words['pay.order']}</dt><dd>${escaped(deposit.orderNo)}</dd>
<dt>${words['pay.amount']}</dt><dd>${escaped(amount)}</dd></dl>`
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

const others = (language: Language): string =>
  Object.entries(languages)
    .filter(([code]) => code !== language)
    .map(([code, { tag, name }]) => `<a href="?lang=${code}" hreflang="${tag}" lang="${tag}">${name}</a>`)
    .join('')

/** The document of a payment: what is to be paid, three ways for it to go, or how it went. */
export function payPage({ siteOrigins, currencySymbol }: GatewayConfig, page: PayPage): string {
  const words = payWords(page.language)
  return `<!doctype html>
<html lang="${languages[page.language].tag}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${words['pay.title']}</title><style nonce="${page.nonce}">${style}</style></head>
<body><main><p class="demo">${words['pay.demo']}</p>${body(page, currencySymbol)}
<nav><a href="${escaped(siteOrigins[0] ?? '/')}/">${words['pay.back']}</a></nav>
<nav>${others(page.language)}</nav>
</main></body></html>`
}
