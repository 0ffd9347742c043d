import type { ReactNode } from 'react'

/** A logo or word in a sub-list: a link when it has `href`, else a button. */
export type SideMenuLink = {
  id: string
  label: string
  href?: string
  onClick?: () => void
  icon?: ReactNode
  /** How much waits there, such as unread messages. */
  count?: ReactNode
  /** White logo for the dark theme; `inkSrc` takes its place in the light one. */
  logo?: { src: string; inkSrc?: string; width?: number; height?: number }
}

/** What opens beside a row: the whole category first where there is one, then its parts. */
export type SideMenuSub = {
  all?: { label: string; href: string; count?: ReactNode; icon?: ReactNode }
  links: readonly SideMenuLink[]
}

/** One row: a link when it has `href`, else a button; `sub` makes it open a list. */
export type SideMenuItem = {
  id: string
  label: string
  icon: ReactNode
  /** Icon of the current place: filled or two-tone. */
  iconCurrent?: ReactNode
  href?: string
  onClick?: () => void
  current?: boolean
  count?: ReactNode
  /** Sign at the end in place of the caret. */
  end?: ReactNode
  sub?: SideMenuSub
  /** Its list comes later: the caret stands from the start, so that the label keeps its lines. */
  subLater?: boolean
}
