import * as agent from '@parlour/agent/react'
import * as auth from '@parlour/auth/react'
import * as gameLaunch from '@parlour/game-launch/react'
import * as games from '@parlour/games/react'
import * as member from '@parlour/member/react'
import * as promotions from '@parlour/promotions/react'
import * as screenKitImport from '@parlour/screen-kit/import'
import * as screenKitRows from '@parlour/screen-kit/rows'
import * as screenKit from '@parlour/screen-kit/react'
import * as site from '@parlour/site/react'
import * as support from '@parlour/support/react'
import * as kit from '@parlour/ui-kit'
import * as chart from '@parlour/ui-kit/chart'
import * as dateRange from '@parlour/ui-kit/date-range'
import * as floatingPanel from '@parlour/ui-kit/floating-panel'
import * as icons from '@parlour/ui-kit/icons'
import * as lazyPictures from '@parlour/ui-kit/lazy-pictures'
import * as menu from '@parlour/ui-kit/menu'
import * as phoneField from '@parlour/ui-kit/phone-field'
import * as qr from '@parlour/ui-kit/qr'
import * as select from '@parlour/ui-kit/select'
import * as tooltip from '@parlour/ui-kit/tooltip'

const entryPoints: Record<string, object> = {
  '@parlour/ui-kit': kit,
  '@parlour/ui-kit/chart': chart,
  '@parlour/ui-kit/date-range': dateRange,
  '@parlour/ui-kit/floating-panel': floatingPanel,
  '@parlour/ui-kit/icons': icons,
  '@parlour/ui-kit/lazy-pictures': lazyPictures,
  '@parlour/ui-kit/menu': menu,
  '@parlour/ui-kit/phone-field': phoneField,
  '@parlour/ui-kit/qr': qr,
  '@parlour/ui-kit/select': select,
  '@parlour/ui-kit/tooltip': tooltip,
  '@parlour/agent/react': agent,
  '@parlour/auth/react': auth,
  '@parlour/game-launch/react': gameLaunch,
  '@parlour/games/react': games,
  '@parlour/member/react': member,
  '@parlour/promotions/react': promotions,
  '@parlour/screen-kit/import': screenKitImport,
  '@parlour/screen-kit/rows': screenKitRows,
  '@parlour/screen-kit/react': screenKit,
  '@parlour/site/react': site,
  '@parlour/support/react': support,
}

/** Where an export of a package is imported from. */
export interface EntryPoint {
  readonly name: string
  readonly from: string
}

const known = new Map<unknown, EntryPoint>(
  Object.entries(entryPoints).flatMap(([from, exports]) =>
    Object.entries(exports).map(([name, value]) => [value as unknown, { name, from }] as const),
  ),
)

/**
 * The name of an export of the kit or of a domain and the entry point it stands behind, found by the value itself:
 * names do not survive the build.
 */
export const entryPointOf = (value: unknown): EntryPoint | undefined => known.get(value)
