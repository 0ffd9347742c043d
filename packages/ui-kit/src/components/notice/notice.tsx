import type { ReactNode } from 'react'
import { IconCheckFill, IconErrorFill, IconInfoFill, IconWarningFill } from '../../icons/index.ts'

/** Good, wrong, needs you, or a note. */
export type Tone = 'ok' | 'bad' | 'warn' | 'info'

/** The icon of each tone. */
export const toneIcon = {
  ok: IconCheckFill,
  bad: IconErrorFill,
  warn: IconWarningFill,
  info: IconInfoFill,
} satisfies Record<Tone, unknown>

/** Props of `Notice`. */
export type NoticeProps = {
  tone?: Tone
  title?: ReactNode
  children: ReactNode
  /** One action, at the end. */
  action?: ReactNode
  /** Several actions: at the end, and below the text where there is no room beside it. */
  actions?: ReactNode
}

/**
 * A message in the flow of a page.
 *
 * @example <Notice tone="warn" title="Verify your number">Withdrawals need it.</Notice>
 */
export const Notice = ({ tone = 'info', title, children, action, actions }: NoticeProps) => {
  const Sign = toneIcon[tone]
  return (
    <div className="p-notice" data-tone={tone}>
      <Sign className="p-notice__sign" />
      <div className="p-notice__words">
        {title ? <p className="p-notice__title">{title}</p> : null}
        <div>{children}</div>
      </div>
      {action}
      {actions ? <div className="p-notice__actions">{actions}</div> : null}
    </div>
  )
}

/**
 * An error above the button of a form; screen readers announce it at once.
 *
 * @example <FormError>User name and password do not match.</FormError>
 */
export const FormError = ({ title, children }: { title?: ReactNode; children: ReactNode }) => (
  <div role="alert">
    <Notice tone="bad" title={title}>
      {children}
    </Notice>
  </div>
)
