import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Spinner } from '../spinner/spinner.tsx'

/** How a button looks; `primary` is coral and stands at most once in a region. */
export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'text' | 'danger'
  /** 36, 44 or 52 px high. */
  size?: 'sm' | 'md' | 'lg'
  /** Icon of 20 px before the label. */
  icon?: ReactNode
  /** Icon of 20 px after the label. */
  iconEnd?: ReactNode
  /** Fills the width of its place. */
  block?: boolean
}

/** Props of `Button`. */
export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Keeps the width, shows a spinner and takes no click. */
    loading?: boolean
  }

/**
 * A button; its text is a verb.
 *
 * @example <Button variant="primary" loading={sending} onClick={send}>Deposit</Button>
 */
export const Button = ({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  block,
  loading,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={classNames('p-button', className)}
    data-variant={variant}
    data-size={size}
    data-block={block || undefined}
    aria-busy={loading || undefined}
    aria-disabled={loading || rest['aria-disabled'] || undefined}
    onClick={loading ? (event) => event.preventDefault() : onClick}
  >
    {icon}
    <span className="p-button__label">{children}</span>
    {iconEnd}
    {loading ? <Spinner /> : null}
  </button>
)
