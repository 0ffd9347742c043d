import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

interface Constant {
  readonly name: string
  /** The one file that says it, from the root. */
  readonly place: string
  /** How it is said there. */
  readonly said: RegExp
  /** What would be a second place, where the figure is rare enough to tell. */
  readonly again?: RegExp
}

/**
 * The constants of specification 9 that a screen or a core holds; the others come with an answer or stand in the brand.
 */
const constants: readonly Constant[] = [
  {
    name: 'time limit of a chunk, 120,000 ms',
    place: 'packages/screen-kit/src/react/lazy/import-with-retry.ts',
    said: /const longest = 120_000\b/,
  },
  {
    name: 'autoplay of banners and offers, 5,000 ms',
    place: 'packages/ui-kit/src/components/banner-carousel/banner-carousel.tsx',
    said: /interval = 5000\b/,
    again: /\binterval(?:=\{| = )5_?000\b/,
  },
  {
    name: 'a login name is remembered for a day',
    place: 'packages/auth/src/login/remember.ts',
    said: /const oneDay = 86_400_000\b/,
  },
  {
    name: 'codes at most once a second',
    place: 'packages/auth/src/otp/create-otp-request.ts',
    said: /const pause = 1_000\b/,
  },
  {
    name: 'captchas at most once a second',
    place: 'packages/auth/src/captcha/create-captcha.ts',
    said: /const pause = 1_000\b/,
  },
  {
    name: 'a code has at most 255 signs',
    place: 'packages/auth/src/react/otp/otp-input.tsx',
    said: /maxLength=\{255\}/,
    again: /maxLength=\{255\}/,
  },
  {
    name: 'games on a page, 42',
    place: 'packages/games/src/listing/queries.ts',
    said: /export const pageSize = 42\b/,
    again: /\bpageSize\b\s*[:=]\s*42\b/,
  },
  {
    name: 'popular lotteries, 20',
    place: 'packages/games/src/lottery/queries.ts',
    said: /export const popularCount = 20\b/,
  },
  {
    name: 'opened numbers of Vietnam, 100',
    place: 'packages/games/src/lottery/queries.ts',
    said: /listOpenedNumbers, \{ count: 100 \}/,
  },
  {
    name: 'announcements on a page, 9',
    place: 'packages/site/src/announcements/notice-page.ts',
    said: /export const noticesOnPage = 9\b/,
    again: /noticesOnPage = /,
  },
  {
    name: 'a host fails twice, then is out for 60 s',
    place: 'packages/api-client/src/hosts/create-hosts.ts',
    said: /const strikes = 2\nconst outFor = 60_000\b/,
  },
  {
    name: 'currency until it is known',
    place: 'packages/member/src/balance/currency.ts',
    said: /export const defaultCurrency = 'USD'/,
    again: /\bdefaultCurrency = /,
  },
  {
    name: 'VIP service above rank 4',
    place: 'packages/support/src/service/service-line.ts',
    said: /const vipAbove = 4\b/,
    again: /rankLevel\b[^\n]*> ?4\b/,
  },
  {
    name: 'head of the chat, #262743',
    place: 'packages/support/src/chat/open-room.ts',
    said: /export const chatHeadColor = '#262743'/,
    again: /chatHeadColor = /,
  },
  { name: 'side rail, #ff947a', place: 'packages/ui-kit/src/tokens/vesper-dark.ts', said: /accent: '#ff947a'/ },
  {
    name: 'sizes of codes',
    place: 'packages/ui-kit/src/components/qr/qr-defaults.ts',
    said: /\{ size: 100, wrapper: 200, picture: 800, margin: 20, level: 'M' \}/,
    again: /<QRCode\w*[^>]*\bsize=\{\d/,
  },
  {
    name: 'lazy pictures',
    place: 'packages/ui-kit/src/components/lazy-pictures/lazy-defaults.ts',
    said: /\{ cache: 200, preload: 1\.3, throttle: 200, threshold: 0\.1 \}/,
    again: /\bpreload[:=]\s*\{?1\.3/,
  },
  {
    name: 'tries of a lazy picture, 3',
    place: 'packages/ui-kit/src/components/lazy-image/lazy-image.tsx',
    said: /export const imageRetries = 3\b/,
    again: /imageRetries = /,
  },
  {
    name: 'pause of an endless list, 200 ms',
    place: 'packages/ui-kit/src/components/load-more/load-more.tsx',
    said: /const pause = 200\b/,
  },
  {
    name: 'the country list closes after 200 ms',
    place: 'packages/ui-kit/src/components/phone-field/phone-field.tsx',
    said: /delay=\{200\}/,
    again: /delay=\{200\}/,
  },
  {
    name: 'pages beside the current one',
    place: 'packages/ui-kit/src/components/pagination/page-window.ts',
    said: /range 3, margin 1/,
  },
  {
    name: 'size and delay of a modal',
    place: 'packages/ui-kit/src/components/modal/modal.tsx',
    said: /export const modalDefaults = \{ size: 200, delay: 100 \}/,
    again: /modalDefaults = /,
  },
  {
    name: 'an application has 140 signs and 3 pictures of 5 MB',
    place: 'packages/api-client/src/endpoints/promotions/apply-for-promotion.ts',
    said: /\{ remarks: 140, pictures: 3, pictureBytes: 5 \* 1024 \* 1024 \}/,
    again: /\bremarks: 140\b/,
  },
  {
    name: 'age of players, 21',
    place: 'apps/web/src/brand.ts',
    said: /ageLimit: 21\b/,
    again: /\b(?:ageLimit|age|minimumAge)(?:: |=\{| = )21\b/,
  },
]

const sources = globSync('{packages,apps/web}/**/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) =>
    /(?:^|[/\\])(?:node_modules|dist|testing|gallery|examples|generate)(?:[/\\]|$)|\.(?:test|stories)\.tsx?$/.test(
      path,
    ),
}).filter((file) => !/\/(?:testing|gallery|examples)\/|\.(?:test|stories)\.tsx?$/.test(file))

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const texts = new Map(sources.map((file) => [file, read(file)]))

test.each(constants)('[CON-01] $name: said in $place', ({ place, said }) => {
  expect(read(place)).toMatch(said)
})

test.each(constants.filter(({ again }) => again))('[CON-01] $name: said nowhere else', ({ place, again }) => {
  expect(texts.size).toBeGreaterThan(500)
  expect([...texts].filter(([file, text]) => file !== place && again?.test(text)).map(([file]) => file)).toEqual([])
})
