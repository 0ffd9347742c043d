import type { Theme } from './schema.ts'

/** Vesper by day: cool and white, with the footer in ink. */
export const vesperLight: Theme = {
  name: 'light',
  brand: 'vesper',
  scheme: 'light',
  color: {
    page: '#f1f1f8', well: '#ffffff', s1: '#ffffff', s2: '#f7f7fc', s3: '#e9e9f4',
    raised: '#ffffff', bone: '#e9e9f4', 'chip-line': '#e3e3ef',
    line: '#e3e3ef', 'line-2': '#d0d1e2', edge: '#81849f', outline: '#a9abc6',
    t1: '#1d1e38', t2: '#50527a', t3: '#636690', 't-dis': '#9a9cb8',
    accent: '#ff947a', 'accent-edge': '#c65a3e', 'on-accent': '#20142e',
    'accent-hover': '#ff7f60', 'accent-press': '#ee6a4a', 'accent-text': '#ad3a20', 'accent-soft': '#ffe8e1',
    gold: '#7d5500',
    ok: '#0a6e4c', 'ok-soft': '#dcf3e8', bad: '#bd1f47', 'bad-soft': '#fde4ea',
    warn: '#5c5f00', 'warn-soft': '#f3f4cf', info: '#2c57bd', 'info-soft': '#e4ecfd',
    focus: '#3f45c9', scrim: 'rgb(29 30 56 / 0.55)',
    footer: '#262743', 'footer-text': '#b9bad4', 'footer-strong': '#f4f2f9', 'footer-edge': '#52557e', 'footer-accent': '#ff9f88',
    'chat-head': '#262743', 'on-chat-head': '#f4f2f9',
    ink: '#15162b', paper: '#f4f2f9', 'ink-gold': '#f3c76f', badge: 'rgb(21 22 43 / 0.88)', 'on-badge': '#ffffff',
    flame: '#ff947a', veil: 'rgb(16 17 35 / 0.72)',
    sheen: 'rgb(255 255 255 / 0.6)',
  },
  elevation: {
    e1: '0 0 0 1px #e3e3ef, 0 1px 2px rgb(29 30 56 / 0.07)',
    e2: '0 10px 28px -10px rgb(29 30 56 / 0.22)',
    e3: '0 28px 72px -16px rgb(29 30 56 / 0.36)',
  },
}
