import { LinkButton, type LinkButtonProps } from '@parlour/ui-kit'
import type { MemberPage } from '../index.ts'

/**
 * The address of another page of the centre, with a kind of its record or with one of its rows; nothing where the member
 * has no such page.
 */
export type MemberPageHref = (
  page: MemberPage,
  search?: { readonly kind?: string; readonly open?: string },
) => string | undefined

interface PageLinkProps extends Omit<LinkButtonProps, 'href'> {
  href: string | undefined
}

/** A link to a page that the member may not have: then there is none. */
export const PageLink = ({ href, ...props }: PageLinkProps) =>
  href === undefined ? null : <LinkButton {...props} href={href} />
