import { PageLink, type PageLinkProps } from '@parlour/screen-kit/react'

/**
 * A link that comes up once a button was pressed, and may come up under the pointer: the second press of a double click
 * was meant for the button, and does not follow it.
 */
export const ResultLink = (props: PageLinkProps) => (
  <PageLink
    {...props}
    onClick={(event) => {
      if (event.detail > 1) event.preventDefault()
    }}
  />
)
