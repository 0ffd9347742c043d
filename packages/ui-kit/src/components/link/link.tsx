import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'
import { createContext, use } from 'react'

/** Props of a link: an address and what an anchor takes. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> }

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>

const LinkContext = /* @__PURE__ */ createContext<ComponentType<LinkProps>>(PlainLink)

/** Gives every link of the kit the application's own link component; without it they are plain anchors. */
export const LinkProvider = ({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) => (
  <LinkContext value={component}>{children}</LinkContext>
)

/** A link drawn by the component that `LinkProvider` holds. */
export const Link = (props: LinkProps) => {
  const Component = use(LinkContext)
  return <Component {...props} />
}

/** What makes a link open a window of its own, that knows nothing of the page it was opened from. Say so in its words. */
export const inNewWindow = { target: '_blank', rel: 'noopener noreferrer' } as const
