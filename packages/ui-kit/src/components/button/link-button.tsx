import type { ButtonLook } from './button.tsx'
import type { LinkProps } from '../link/link.tsx'
import { classNames } from '../../class-names.ts'
import { Link } from '../link/link.tsx'

/**
 * Props of `LinkButton`: those of a link, with `href`, and the look of a button.
 */
export type LinkButtonProps = LinkProps & ButtonLook

/**
 * A link that looks like a button.
 *
 * @example <LinkButton variant="primary" href="/deposit">Deposit</LinkButton>
 */
export const LinkButton = ({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  block,
  className,
  children,
  ...rest
}: LinkButtonProps) => (
  <Link
    {...rest}
    className={classNames('p-button', className)}
    data-variant={variant}
    data-size={size}
    data-block={block || undefined}
  >
    {icon}
    <span className="p-button__label">{children}</span>
    {iconEnd}
  </Link>
)
