import type { ReactNode } from 'react'

/** Fields one under another, 18 px apart. */
export const FormStack = ({ children }: { children: ReactNode }) => <div className="p-form-stack">{children}</div>

/** Two fields side by side from 768 px. */
export const FormRow = ({ children }: { children: ReactNode }) => <div className="p-form-row">{children}</div>

/** The buttons at the end of a form; `aside` stands at the far end. */
export const FormActions = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <div className="p-form-actions">
    {children}
    {aside ? <div className="p-form-actions__aside">{aside}</div> : null}
  </div>
)

/** A hairline, with words in the middle when given. */
export const Divider = ({ children }: { children?: ReactNode }) => (
  <div className="p-divider" role={children ? undefined : 'separator'}>{children ? <span>{children}</span> : null}</div>
)

/** A quiet line below a button, which says what pressing it means. */
export const FormNote = ({ children }: { children: ReactNode }) => <p className="p-form-note">{children}</p>

/** Buttons of equal width in one row. */
export const SocialRow = ({ children }: { children: ReactNode }) => <div className="p-social-row">{children}</div>
