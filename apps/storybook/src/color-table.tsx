import { colorNames, contrast, vesperDark, vesperLight } from '@parlour/ui-kit/tokens'

const hex = /^#[\da-f]{6}$/
const ratio = (ink: string, page: string) => (hex.test(ink) ? contrast(ink, page).toFixed(1) : '')
const cell = { padding: '6px 12px', textAlign: 'start' as const }

/** Every colour in both themes with its contrast on the page's ground. */
export const ColorTable = () => (
  <table style={{ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
    <thead>
      <tr>{['Token', 'Dark', '', 'on page', 'Light', '', 'on page'].map((head, at) => <th key={`${head}${at}`} style={cell}>{head}</th>)}</tr>
    </thead>
    <tbody>
      {colorNames.map((name) => (
        <tr key={name}>
          <td style={cell}><code>{name}</code></td>
          {[vesperDark, vesperLight].map(({ name: theme, color }) => [
            <td key={`${theme}-swatch`} style={cell}><span style={{ display: 'block', width: 56, height: 28, borderRadius: 6, border: '1px solid #81849f', background: color[name] }} /></td>,
            <td key={`${theme}-value`} style={cell}>{color[name]}</td>,
            <td key={`${theme}-ratio`} style={cell}>{ratio(color[name], color.page)}</td>,
          ])}
        </tr>
      ))}
    </tbody>
  </table>
)
