import type { ComponentProps } from 'react'

type SkipLinkProps = Pick<ComponentProps<'a'>, 'href' | 'onClick'> & { label: string }

/** The first stop of the keyboard: leads past what stands before the content, and shows once it has the focus. */
export const SkipLink = ({ label, ...link }: SkipLinkProps) => (
  <a className="p-skip" {...link}>
    {label}
  </a>
)
