import type { ReactNode } from 'react'
import { Card } from '../components/card/card.tsx'

/** A card of the gallery: what it shows, and the things themselves. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <h2 style={{ marginBlockEnd: 16, color: 'var(--color-t2)', font: 'var(--font-14)', fontWeight: 500 }}>{title}</h2>
    {children}
  </Card>
)

/** Things side by side that may wrap. */
export const Row = ({ children, gap = 12 }: { children: ReactNode; gap?: number }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap, paddingBlock: 6 }}>{children}</div>
)

/** One state with its name below. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div style={{ display: 'grid', justifyItems: 'center', gap: 6 }}>
    {children}
    <span style={{ color: 'var(--color-t3)', font: 'var(--font-12)' }}>{name}</span>
  </div>
)
