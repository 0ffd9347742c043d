/** The age limit in a ring; `label` says it in words. */
export const AgeMark = ({ children, label }: { children: string; label?: string }) => (
  <span className="p-age" role={label ? 'img' : undefined} aria-label={label}>{children}</span>
)
