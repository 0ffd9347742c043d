import type { Theme } from './schema.ts'

/** What both themes of Kalesa share: the corners of a cut ticket, and the letters that the device has. */
export const kalesaShape = {
  brand: 'kalesa',
  radius: { tag: 3, control: 4, poster: 6, card: 6, sheet: 10 },
  sans: [
    'system-ui',
    "'Noto Sans'",
    "'Leelawadee UI'",
    'Thonburi',
    "'Noto Sans Thai'",
    "'PingFang SC'",
    "'Hiragino Sans GB'",
    "'Microsoft YaHei'",
    "'Noto Sans CJK SC'",
    'sans-serif',
  ],
} satisfies Partial<Theme>
