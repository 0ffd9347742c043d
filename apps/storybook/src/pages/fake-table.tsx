interface FakeTableProps {
  readonly align: 'end' | 'center'
  readonly numeric: 'tabular-nums' | 'proportional-nums'
  readonly rows: readonly (readonly [string, string])[]
}

/** A drawing of a few rows with sums: lined up, or not. */
export const FakeTable = ({ align, numeric, rows }: FakeTableProps) => (
  <table className="d-fake-table">
    <tbody>
      {rows.map(([name, sum]) => (
        <tr key={name}>
          <td>{name}</td>
          <td style={{ textAlign: align, fontVariantNumeric: numeric, color: 'var(--color-gold)' }}>{sum}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
