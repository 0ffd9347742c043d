import type { Theme } from './schema.ts'

/** Vesper by night, the default theme: five steps of ink built from #262743. */
export const vesperDark: Theme = {
  name: 'dark',
  brand: 'vesper',
  scheme: 'dark',
  color: {
    page: '#15162b', well: '#101123', s1: '#1c1d37', s2: '#262743', s3: '#313354',
    raised: '#262743', bone: '#262743', 'chip-line': 'transparent',
    line: '#2c2e50', 'line-2': '#3d4068', edge: '#7073a0', outline: '#5d608d',
    t1: '#f4f2f9', t2: '#b9bad4', t3: '#a0a3c5', 't-dis': '#6d7097',
    accent: '#ff947a', 'accent-edge': 'transparent', 'on-accent': '#20142e',
    'accent-hover': '#ffa993', 'accent-press': '#f0795c', 'accent-text': '#ff9f88', 'accent-soft': '#3a2a3f',
    gold: '#f3c76f',
    ok: '#5fd8a5', 'ok-soft': '#1d3843', bad: '#ff7590', 'bad-soft': '#402340',
    warn: '#dfe27a', 'warn-soft': '#34363f', info: '#93b8ff', 'info-soft': '#27325a',
    focus: '#c3c7ff', scrim: 'rgb(10 10 24 / 0.72)',
    footer: '#1c1d37', 'footer-text': '#b9bad4', 'footer-strong': '#f4f2f9', 'footer-edge': '#52557e', 'footer-accent': '#ff9f88',
    'chat-head': '#262743', 'on-chat-head': '#f4f2f9',
    ink: '#15162b', paper: '#f4f2f9', 'ink-gold': '#f3c76f', badge: 'rgb(21 22 43 / 0.88)', 'on-badge': '#ffffff',
    flame: '#ff947a', veil: 'rgb(16 17 35 / 0.72)',
    sheen: 'rgb(255 255 255 / 0.05)',
  },
  elevation: {
    e1: 'inset 0 1px 0 rgb(255 255 255 / 0.04), 0 1px 2px rgb(10 10 24 / 0.4)',
    e2: 'inset 0 1px 0 rgb(255 255 255 / 0.05), 0 10px 28px -8px rgb(10 10 24 / 0.6)',
    e3: 'inset 0 1px 0 rgb(255 255 255 / 0.06), 0 28px 72px -16px rgb(10 10 24 / 0.8)',
  },
}
