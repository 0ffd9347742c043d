import type { Theme } from './schema.ts'
import { kalesaShape } from './kalesa-shape.ts'

/** Kalesa by day: ink on ticket paper. */
export const kalesaLight: Theme = {
  ...kalesaShape,
  name: 'kalesa-light',
  scheme: 'light',
  color: {
    page: '#f6f1e4', well: '#ffffff', s1: '#fffdf7', s2: '#f2ecdc', s3: '#e9e1cc',
    raised: '#fffdf7', bone: '#e9e1cc', 'chip-line': '#e2d8bf',
    line: '#e2d8bf', 'line-2': '#cfc3a4', edge: '#83795a', outline: '#b3a684',
    t1: '#1f2a2e', t2: '#46524f', t3: '#566059', 't-dis': '#9b947e',
    accent: '#0b6b64', 'accent-edge': 'transparent', 'on-accent': '#ffffff',
    'accent-hover': '#0d7d75', 'accent-press': '#08524d', 'accent-text': '#0b5f5a', 'accent-soft': '#d8ebe4',
    gold: '#7a4e00',
    ok: '#1f6a2b', 'ok-soft': '#dff0d9', bad: '#a8261a', 'bad-soft': '#fbe2da',
    warn: '#5f5900', 'warn-soft': '#f3efc4', info: '#1f57a6', 'info-soft': '#e1eafa',
    focus: '#5a3fb0', scrim: 'rgb(20 48 47 / 0.55)', sheen: 'rgb(255 255 255 / 0.6)',
    footer: '#14302f', 'footer-text': '#b7cbc5', 'footer-strong': '#f4f1e6', 'footer-edge': '#4a6a66', 'footer-accent': '#5fd9c9',
    'chat-head': '#14302f', 'on-chat-head': '#f4f1e6',
    ink: '#0f1f1f', paper: '#fffdf7', 'ink-gold': '#f2b95a', badge: 'rgb(15 31 31 / 0.88)', 'on-badge': '#ffffff',
    flame: '#f2b95a', veil: 'rgb(10 23 23 / 0.72)',
  },
  elevation: {
    e1: '0 0 0 1px #e2d8bf, 0 1px 2px rgb(31 42 46 / 0.07)',
    e2: '0 8px 20px -8px rgb(31 42 46 / 0.24)',
    e3: '0 20px 56px -12px rgb(31 42 46 / 0.38)',
  },
}
