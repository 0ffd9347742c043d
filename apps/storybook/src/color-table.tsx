import { colorNames, contrast, vesperDark, vesperLight } from '@parlour/ui-kit/tokens'

const hex = /^#[\da-f]{6}$/
const ratio = (ink: string, page: string) => (hex.test(ink) ? contrast(ink, page).toFixed(1) : '')
const cell = { padding: '6px 12px', textAlign: 'start' as const }
const swatch = { display: 'inline-block', width: 56, height: 28, marginInlineEnd: 12, borderRadius: 6, border: '1px solid #81849f', verticalAlign: 'middle' }

/** Every colour in both themes with its contrast on the page's ground. */
export const ColorTable = () => (
  <table style={{ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
    <thead>
      <tr>
        <th style={cell}>Token</th>
        <th style={cell}>Dark</th>
        <th style={cell}>on page</th>
        <th style={cell}>Light</th>
        <th style={cell}>on page</th>
      </tr>
    </thead>
    <tbody>
      {colorNames.map((name) => (
        <tr key={name}>
          <th scope="row" style={cell}><code>{name}</code></th>
          {[vesperDark, vesperLight].map(({ name: theme, color }) => [
            <td key={theme} style={cell}><span style={{ ...swatch, background: color[name] }} />{color[name]}</td>,
            <td key={`${theme}-ratio`} style={cell}>{ratio(color[name], color.page)}</td>,
          ])}
        </tr>
      ))}
    </tbody>
  </table>
)
