import type { ReactNode } from 'react'

/** Props of `PageShell`. */
export type PageShellProps = {
  /** Words of the link that jumps over header and menu. */
  skipLabel: string
  header: ReactNode
  /** Side menu; hidden on a phone. Without it the page is centred at 1280 px. */
  menu?: ReactNode
  /** Narrows the menu's column from 232 to 72 px. */
  menuCollapsed?: boolean
  /** Bottom bar; only on a phone. */
  bottomBar?: ReactNode
  footer?: ReactNode
  /** `full` gives the whole area under the header to the content, as a game needs it. */
  layout?: 'page' | 'full'
  children: ReactNode
}

/** The frame of every page: header, side menu, main, footer and bottom bar, each at its final size from the first paint. */
export const PageShell = ({ skipLabel, header, menu, menuCollapsed, bottomBar, footer, layout = 'page', children }: PageShellProps) => (
  <div className="p-shell" data-menu={menu ? (menuCollapsed ? 'collapsed' : 'open') : 'none'} data-layout={layout} data-bar={bottomBar ? '' : undefined}>
    <a className="p-shell__skip" href="#main">{skipLabel}</a>
    {header}
    {menu ? <div className="p-shell__menu">{menu}</div> : null}
    <div className="p-shell__body">
      <main className="p-shell__main" id="main" tabIndex={-1}>{children}</main>
      {footer}
    </div>
    {bottomBar}
  </div>
)
