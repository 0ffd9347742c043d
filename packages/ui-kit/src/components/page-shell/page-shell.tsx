import type { ReactNode } from 'react'
import { SkipLink } from '../skip-link/skip-link.tsx'

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
  /**
   * The content is a centre: a sheet with a main of its own. Header and
   * menu stay in view behind it and are inert; a phone has no header.
   */
  centre?: boolean
  children: ReactNode
}

/**
 * The layout of every page: header, side menu, main, footer
 * and bottom bar, each at its final size from the first paint.
 *
 * @example <PageShell skipLabel="Skip to content" header={header} footer={footer}>{page}</PageShell>
 */
export const PageShell = ({
  skipLabel,
  header,
  menu,
  menuCollapsed,
  bottomBar,
  footer,
  layout = 'page',
  centre = false,
  children,
}: PageShellProps) => (
  <div
    className="p-shell"
    data-menu={menu ? (menuCollapsed ? 'collapsed' : 'open') : 'none'}
    data-layout={layout}
    data-bar={bottomBar ? '' : undefined}
    data-centre={centre ? '' : undefined}
  >
    {centre ? null : <SkipLink href="#main" label={skipLabel} />}
    <div className="p-shell__behind" inert={centre}>
      {header}
    </div>
    {menu ? (
      <div className="p-shell__menu" inert={centre}>
        {menu}
      </div>
    ) : null}
    <div className="p-shell__body">
      {/* One element for both: a main that turned into a div would throw its content away. */}
      <div className="p-shell__main" id="main" role={centre ? undefined : 'main'} tabIndex={-1}>
        {children}
      </div>
      {centre ? null : footer}
    </div>
    {bottomBar}
  </div>
)
