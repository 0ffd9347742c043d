import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { GatewayConfig } from '../../kernel/config/index.ts'
import { languages, sentence } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'

/**
 * The pages of the connector's origin. `confirm` is the one that
 * stands in a frame, and the one that loads no script of others.
 */
export const connectorPages = ['sign-in', 'back', 'phone', 'confirm', 'geetest'] as const

/** One of them. */
export type ConnectorPage = (typeof connectorPages)[number]

const scriptOf = { 'sign-in': 'sign-in', back: 'back', phone: 'phone', confirm: 'phone', geetest: 'geetest' } as const

const recaptcha = 'https://www.google.com/recaptcha/'
const firebaseCalls = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com'

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/**
 * Which hosts a page may reach: its own, and those of the providers that the settings name. Source: reliability 4.3.
 */
function reach({ social }: GatewayConfig, page: ConnectorPage): Readonly<Record<'connect' | 'frame' | 'img', string>> {
  const none = { connect: "'self'", frame: "'none'", img: "'self' data:" }
  if (page === 'geetest' && social.geetest && !social.demonstration) {
    const hosts = `${new URL(social.geetest.script).origin} https://*.geetest.com https://*.geevisit.com`
    return { connect: `'self' ${hosts}`, frame: "'none'", img: `'self' data: ${hosts}` }
  }
  if (!social.firebase || social.firebase.emulator !== null || page === 'geetest' || page === 'sign-in') return none
  if (page !== 'phone') return { ...none, connect: `'self' ${firebaseCalls}` }
  return {
    connect: `'self' ${firebaseCalls} ${recaptcha}`,
    frame: `${recaptcha} https://recaptcha.google.com/recaptcha/`,
    img: `'self' data: https://www.gstatic.com/recaptcha/ ${recaptcha}`,
  }
}

/**
 * The headers of a page: only its own scripts begin, and only
 * the frame may be framed, by the site. Source: reliability 4.3.
 */
export function connectorHeaders(config: GatewayConfig, page: ConnectorPage, nonce: string): Record<string, string> {
  const { connect, frame, img } = reach(config, page)
  const vendor = page === 'phone' || page === 'geetest'
  const styles = vendor ? "'self' 'unsafe-inline'" : "'self'"
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `connect-src ${connect}`,
      `frame-src ${frame}`,
      `img-src ${img}`,
      `style-src ${styles}`,
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'none'",
      `frame-ancestors ${page === 'confirm' ? config.siteOrigins.join(' ') : "'none'"}`,
      ...(vendor ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': vendor ? 'strict-origin-when-cross-origin' : 'no-referrer',
    // The site opened the window and must stay reachable from it: nothing stricter keeps the opener of another origin.
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Cross-Origin-Resource-Policy': 'same-site',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

/** The built pages, or null where nothing is built. */
export function openConnectorPages({ connectorFolder, siteOrigins, social }: GatewayConfig) {
  const list = join(connectorFolder, 'pages.json')
  if (!existsSync(list)) return null
  const scripts = v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(list, 'utf8')))
  const template = readFileSync(join(connectorFolder, 'page.html'), 'utf8')
  const providers = Object.entries(social.providers).map(
    ([name, { authorize, clientId, scope }]) => [name, { authorize, clientId, scope }] as const,
  )
  const firebase = social.firebase && { ...social.firebase, keys: undefined }
  return (page: ConnectorPage, language: Language, nonce: string): string => {
    const geetest = social.geetest && { ...social.geetest, language: languages[language].tag }
    const settings = { sites: siteOrigins, providers: Object.fromEntries(providers), firebase, geetest }
    return template
      .replaceAll('__NONCE__', nonce)
      .replaceAll('__TAG__', languages[language].tag)
      .replaceAll('__SCRIPT__', scripts[scriptOf[page]] ?? '')
      .replaceAll('__SETTINGS__', () => escaped(JSON.stringify(settings)))
      .replaceAll('__SIGN__', escaped(sentence('frame.demonstration', language)))
      .replaceAll('__TITLE__', escaped(sentence('connector.title', language)))
      .replaceAll('__WAIT__', escaped(sentence('connector.wait', language)))
      .replaceAll('__CHECK__', escaped(sentence('connector.check', language)))
      .replaceAll('__FAILED__', escaped(sentence('connector.failed', language)))
  }
}
