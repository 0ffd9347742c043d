import type { ReactNode } from 'react'

/**
 * Fields one under another, 18 px apart.
 *
 * @example <FormStack><TextField label="Name" /><PasswordField label="Password" showLabel="Show" hideLabel="Hide" /></FormStack>
 */
export const FormStack = ({ children }: { children: ReactNode }) => <div className="p-form-stack">{children}</div>

/**
 * Two fields side by side from 768 px.
 *
 * @example <FormRow><TextField label="First name" /><TextField label="Last name" /></FormRow>
 */
export const FormRow = ({ children }: { children: ReactNode }) => <div className="p-form-row">{children}</div>

/**
 * The buttons at the end of a form; `aside` stands at the far end.
 *
 * @example <FormActions><Button variant="primary">Save</Button></FormActions>
 */
export const FormActions = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <div className="p-form-actions">
    {children}
    {aside ? <div className="p-form-actions__aside">{aside}</div> : null}
  </div>
)

/**
 * A hairline, with text in the middle if given.
 *
 * @example <Divider>or</Divider>
 */
export const Divider = ({ children }: { children?: ReactNode }) => (
  <div className="p-divider" role={children ? undefined : 'separator'}>
    {children ? <span>{children}</span> : null}
  </div>
)

/**
 * A quiet line below a button that says what pressing it means.
 *
 * @example <FormNote>By signing up you agree to the terms.</FormNote>
 */
export const FormNote = ({ children }: { children: ReactNode }) => <p className="p-form-note">{children}</p>

/**
 * Buttons of equal width in one row.
 *
 * @example <SocialRow><Button>Google</Button><Button>Facebook</Button></SocialRow>
 */
export const SocialRow = ({ children }: { children: ReactNode }) => <div className="p-social-row">{children}</div>
