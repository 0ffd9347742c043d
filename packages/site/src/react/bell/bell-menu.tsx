import { Menu, type MenuProps } from '@parlour/ui-kit/menu'

/** What hangs under the bell. Its parts are many times the bell's: they come when it is wanted. */
export default function BellMenu(props: MenuProps) {
  return <Menu defaultOpen {...props} />
}
