import { SearchModal, useLanes } from '@parlour/games/react'
import { useSetAtom } from 'jotai'
import { brand } from '../../brand.ts'
import { deviceStore } from '../../platform/stores.ts'
import { hrefs } from '../../routes/-hrefs.ts'
import { siteWindowAtom } from '../site-window.ts'
import { useSite } from '../use-site.ts'
import type { WindowProps } from './window-props.ts'

/** The search over the whole catalogue. Source: BEY-24. */
export default function Search({ onClose }: WindowProps) {
  const { language, currency, openGame } = useSite()
  const show = useSetAtom(siteWindowAtom)
  return (
    <SearchModal
      language={language}
      currency={currency}
      lanes={useLanes(brand.providerGroups, language)}
      recent={deviceStore}
      hrefOfCategory={(category, provider) => hrefs.category(category, provider === undefined ? {} : { provider })}
      onOpen={openGame}
      onDetails={(game) => show({ id: 'details', game })}
      onClose={onClose}
    />
  )
}
