import { breakpoint, layer, motion, radius, size, space } from '@parlour/ui-kit/tokens'

const rows = {
  space: space.join(', '),
  radius: Object.entries(radius).map(([name, px]) => `${name} ${px}`).join(', '),
  size: Object.entries(size).map(([name, px]) => `${name} ${px}`).join(', '),
  motion: Object.entries(motion).map(([name, { ms }]) => `${name} ${ms} ms`).join(', '),
  layer: Object.entries(layer).map(([name, z]) => `${name} ${z}`).join(', '),
  breakpoint: Object.entries(breakpoint).map(([name, px]) => `${name} ${px}`).join(', '),
}

/** The scales that are only numbers. */
export const ScaleTable = () => (
  <dl>
    {Object.entries(rows).map(([name, values]) => (
      <div key={name} style={{ display: 'flex', gap: 24, padding: '6px 0' }}>
        <dt style={{ width: 110, flex: 'none' }}><code>{name}</code></dt>
        <dd style={{ margin: 0 }}>{values}</dd>
      </div>
    ))}
  </dl>
)
