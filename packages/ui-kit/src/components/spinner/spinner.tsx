/** A turning arc of 18 px; with `label` it is announced, without it is decoration. */
export const Spinner = ({ label }: { label?: string }) => (
  <span className="p-spinner" role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
    {label ? <span className="p-hidden">{label}</span> : null}
  </span>
)
