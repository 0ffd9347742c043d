import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'
import { createContext, use } from 'react'

/**
 * Props of a link: the address `href` and the attributes of an anchor.
 */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> }

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>

const LinkContext = /* @__PURE__ */ createContext<ComponentType<LinkProps>>(PlainLink)

/**
 * Sets the component that renders every link of the kit, such as a router's; without it links are plain anchors.
 *
 * @example <LinkProvider component={RouterLink}>{children}</LinkProvider>
 */
export const LinkProvider = ({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) => (
  <LinkContext value={component}>{children}</LinkContext>
)

/**
 * A link, rendered by the component of the nearest `LinkProvider`.
 *
 * @example <Link href="/slots">Slots</Link>
 */
export const Link = (props: LinkProps) => {
  const Component = use(LinkContext)
  return <Component {...props} />
}

/** Attributes of a link that opens a new window without access to this page. Mention the new window in its text. */
export const inNewWindow = { target: '_blank', rel: 'noopener noreferrer' } as const
