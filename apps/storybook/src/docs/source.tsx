const pathOf = (fileName: unknown): string => String(fileName ?? '').replace(/^(\.\.?\/)+/, '')

/** Where the source of a component is: its folder in the repository. */
export const Source = ({ fileName }: { readonly fileName: unknown }) => (
  <p className="d-source">
    <span className="d-code">{pathOf(fileName).split('/').slice(0, -1).join('/')}</span>
  </p>
)
