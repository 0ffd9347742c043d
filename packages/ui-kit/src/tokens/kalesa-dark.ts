import type { Theme } from './schema.ts'
import { kalesaShape } from './kalesa-shape.ts'

/** Kalesa by night: pine grounds and the teal of a painted cart. */
export const kalesaDark: Theme = {
  ...kalesaShape,
  name: 'kalesa-dark',
  scheme: 'dark',
  color: {
    page: '#0f1f1f', well: '#0a1717', s1: '#152a29', s2: '#1c3534', s3: '#264442',
    raised: '#1c3534', bone: '#1c3534', 'chip-line': 'transparent',
    line: '#24413f', 'line-2': '#355856', edge: '#64908b', outline: '#54807b',
    t1: '#f3f1e7', t2: '#b7cbc5', t3: '#9fb6b0', 't-dis': '#64807b',
    accent: '#48d1bf', 'accent-edge': 'transparent', 'on-accent': '#04211e',
    'accent-hover': '#6cdfd0', 'accent-press': '#2fb5a4', 'accent-text': '#5fd9c9', 'accent-soft': '#1b4743',
    gold: '#f2b95a',
    ok: '#93d977', 'ok-soft': '#24422a', bad: '#ff8f7a', 'bad-soft': '#4a2b26',
    warn: '#e0dd78', 'warn-soft': '#3b4128', info: '#96bdff', 'info-soft': '#223c5c',
    focus: '#ffd9a0', scrim: 'rgb(4 14 13 / 0.72)', sheen: 'rgb(255 255 255 / 0.05)',
    footer: '#152a29', 'footer-text': '#b7cbc5', 'footer-strong': '#f3f1e7', 'footer-edge': '#4a6a66', 'footer-accent': '#5fd9c9',
    'chat-head': '#1c3534', 'on-chat-head': '#f3f1e7',
    ink: '#0f1f1f', paper: '#fffdf7', 'ink-gold': '#f2b95a', badge: 'rgb(15 31 31 / 0.88)', 'on-badge': '#ffffff',
    flame: '#f2b95a', veil: 'rgb(10 23 23 / 0.72)',
  },
  elevation: {
    e1: 'inset 0 1px 0 rgb(255 255 255 / 0.04), 0 1px 2px rgb(4 14 13 / 0.4)',
    e2: 'inset 0 1px 0 rgb(255 255 255 / 0.05), 0 8px 20px -6px rgb(4 14 13 / 0.6)',
    e3: 'inset 0 1px 0 rgb(255 255 255 / 0.06), 0 20px 56px -12px rgb(4 14 13 / 0.8)',
  },
}
