import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GatewayConfig } from '../../config.ts'
import type { Game } from '../../games/catalogue.ts'
import { slotWords } from './slot-words.ts'

const template = readFileSync(fileURLToPath(new URL('../../../play/slot/index.html', import.meta.url)), 'utf8')

/** The words of the frame in both languages, as a JSON text that cannot leave its element. */
const words = JSON.stringify({ EN: slotWords('EN'), TY: slotWords('TY') }).replace(/</g, '\\u003c')

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The headers of the game frame: only the site may hold it, only its own scripts run. Source: reliability 4.5. */
export const slotHeaders = ({ siteOrigins }: GatewayConfig, nonce: string): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-site',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
})

/** The document of a slot: its title, its nonce, and the origins that may hold it. */
export const slotPage = ({ siteOrigins }: GatewayConfig, game: Game, nonce: string): string =>
  template
    .replaceAll('__NONCE__', nonce)
    .replaceAll('__WORDS__', () => words)
    .replaceAll('__TITLE__', () => escaped(game.title))
    .replaceAll('__SITES__', escaped(siteOrigins.join(' ')))
    .replaceAll('__HUE__', String((game.id * 47) % 360))
