import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GatewayConfig } from '../config.ts'
import type { Game } from '../games/catalogue.ts'
import { frameWords, type FrameWords } from './frame-words.ts'

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The headers of a game frame: only the site may hold it, only its own scripts run. Source: reliability 4.5. */
export const frameHeaders = ({ siteOrigins }: GatewayConfig, nonce: string): Record<string, string> => ({
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

/**
 * Makes the documents of a kind of game from `play/<folder>/index.html`: the game's title and id, a fresh nonce, the words,
 * and the origins that may hold the frame.
 */
export function framePage(folder: string, wordsIn: FrameWords) {
  const template = readFileSync(fileURLToPath(new URL(`../../play/${folder}/index.html`, import.meta.url)), 'utf8')
  const words = frameWords(wordsIn)
  return ({ siteOrigins }: GatewayConfig, game: Pick<Game, 'id' | 'title'>, nonce: string): string =>
    template
      .replaceAll('__NONCE__', nonce)
      .replaceAll('__WORDS__', () => words)
      .replaceAll('__TITLE__', () => escaped(game.title))
      .replaceAll('__SITES__', escaped(siteOrigins.join(' ')))
      .replaceAll('__ID__', String(game.id))
      .replaceAll('__HUE__', String((game.id * 47) % 360))
}
