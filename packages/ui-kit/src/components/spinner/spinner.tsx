/**
 * A turning arc of 18 px. With `label` it is announced, without it is decoration; `page` centres it in the page.
 *
 * @example <Spinner label="Loading" />
 */
export const Spinner = ({ label, page }: { label?: string; page?: boolean }) => (
  <span
    className="p-spinner"
    data-page={page || undefined}
    role={label ? 'status' : undefined}
    aria-hidden={label ? undefined : true}
  >
    {label ? <span className="p-hidden">{label}</span> : null}
  </span>
)
