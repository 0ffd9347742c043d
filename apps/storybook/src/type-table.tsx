import { type } from '@parlour/ui-kit/tokens'

/** The type scale, largest first. */
export const TypeTable = () => (
  <div>
    {Object.entries(type).toReversed().map(([name, { size, weight, line }]) => (
      <div key={name} style={{ display: 'flex', alignItems: 'baseline', gap: 24, padding: '8px 0', borderBottom: '1px solid #81849f55' }}>
        <code style={{ width: 220, flex: 'none' }}>{`--font-${name} ${size}/${line} ${weight}`}</code>
        <span style={{ font: `var(--font-${name})`, letterSpacing: `var(--track-${name})`, whiteSpace: 'nowrap' }}>Evening draw at 18:15, ₱1,250.00</span>
      </div>
    ))}
  </div>
)
