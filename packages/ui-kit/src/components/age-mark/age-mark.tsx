/**
 * The age limit in a ring. `children` is the short text in it; `label` is its accessible name.
 *
 * @example <AgeMark label="21 and older">21+</AgeMark>
 */
export const AgeMark = ({ children, label }: { children: string; label?: string }) => (
  <span className="p-age" role={label ? 'img' : undefined} aria-label={label}>
    {children}
  </span>
)
