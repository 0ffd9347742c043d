import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Link } from '../link/link.tsx'

/** Props of `IconButton`. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does; the accessible name. */
  label: string
  icon: ReactNode
  bordered?: boolean
  /** Unread count in a dot at the top right; say it in `label` too. */
  count?: ReactNode
  /** For toggles: whether it is on. */
  pressed?: boolean
  /** Makes it a link. */
  href?: string
}

/**
 * A square button of 44 px with an icon only.
 *
 * @example <IconButton label="Messages, 3 unread" icon={<IconBell />} count={3} onClick={open} />
 */
export const IconButton = ({
  label,
  icon,
  bordered,
  count,
  pressed,
  href,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) => {
  const look = {
    className: classNames('p-icon-button', className),
    'data-bordered': bordered || undefined,
    'aria-label': label,
  }
  const inner = (
    <>
      {icon}
      {count ? (
        <span className="p-icon-button__count" aria-hidden="true">
          {count}
        </span>
      ) : null}
    </>
  )
  if (href !== undefined)
    return (
      <Link href={href} {...look}>
        {inner}
      </Link>
    )
  return (
    <button {...rest} {...look} type={type} aria-pressed={pressed}>
      {inner}
    </button>
  )
}
