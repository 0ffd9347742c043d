import { LinkButton, type LinkButtonProps } from '@parlour/ui-kit'

/** Props of `PageLink`. */
export interface PageLinkProps extends Omit<LinkButtonProps, 'href'> {
  /** Undefined where the member has no such page. */
  href: string | undefined
}

/**
 * A link to a page that the member may not have: then there is none.
 *
 * @example <PageLink href={recordHref}>See the record</PageLink>
 */
export const PageLink = ({ href, ...props }: PageLinkProps) =>
  href === undefined ? null : <LinkButton {...props} href={href} />
