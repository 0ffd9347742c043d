/** Looks of the generated pages, which are no part of the kit. */
export const looks = {
  /** The documentation is dark on white whatever theme the parts are shown in. */
  page: { color: '#2e3338', colorScheme: 'light' },
  cell: { padding: '6px 10px', textAlign: 'start', verticalAlign: 'top' },
  table: { borderCollapse: 'collapse', inlineSize: '100%', margin: '8px 0 16px', fontSize: 14 },
  code: { fontFamily: 'ui-monospace, monospace', fontSize: 13 },
  quiet: { opacity: 0.8 },
  block: { borderBlockStart: '1px solid #81849f66', padding: '10px 0' },
  field: {
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: 420,
    padding: '10px 12px',
    font: 'inherit',
    borderRadius: 8,
    border: '1px solid #767a80',
    background: '#ffffff',
    color: '#2e3338',
  },
} as const
