import type { CSSProperties } from 'react'

/** The focus ring, for a picture. */
export const focus: CSSProperties = { outline: '2px solid var(--color-focus)', outlineOffset: 2 }

/** What a pointer and a key do to a button of each kind, held still for a picture. */
export const held = {
  primary: {
    Hover: { background: 'var(--color-accent-hover)' },
    Focus: focus,
    Pressed: { background: 'var(--color-accent-press)', transform: 'translateY(1px)' },
  },
  secondary: {
    Hover: { background: 'var(--color-s3)' },
    Focus: focus,
    Pressed: { background: 'var(--color-s2)', transform: 'translateY(1px)' },
  },
  text: { Hover: { background: 'var(--color-accent-soft)' }, Focus: focus, Pressed: { transform: 'translateY(1px)' } },
  danger: { Hover: { background: 'var(--color-bad-soft)' }, Focus: focus, Pressed: { transform: 'translateY(1px)' } },
} as const satisfies Record<string, Record<string, CSSProperties>>
