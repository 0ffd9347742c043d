import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Tabs } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { linksQuery, registerSearch, registerTabs, registerView } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { LinksTab } from './links-tab.tsx'
import { OpenTab } from './open-tab.tsx'
import type { RegisterPageProps } from './register-props.ts'

/** Props of `RegisterScreen`. */
export type RegisterScreenProps = RegisterPageProps

/**
 * Account registration: an account opened for somebody with the rates it gets, or an invitation link with how it went
 * and who came by it (AGT-02).
 *
 * @example
 * <RegisterScreen
 *   search={search}
 *   currency="PHP"
 *   site={{ name: 'Vesper', url: 'https://vesper.example' }}
 *   categoryName={(code) => code}
 *   hrefOf={hrefOf}
 *   onSearch={setSearch}
 * />
 */
export function RegisterScreen(props: RegisterScreenProps) {
  const { search, onSearch } = props
  const text = useAgentText()
  const format = useFormat()
  const { data } = useQuery(linksQuery(useApi(), useAccount()))
  const view = registerView(search)
  return (
    <Tabs
      label={text('agent.register.tabs')}
      tabs={registerTabs.map((value) => ({
        value,
        label: text(`agent.register.${value}`),
        ...(value === 'links' && data ? { count: format.number(data.list.length) } : {}),
      }))}
      value={view.tab}
      onValue={(tab) => onSearch(registerSearch({ tab, open: null, page: 1 }))}
    >
      {view.tab === 'open' ? <OpenTab {...props} /> : <LinksTab {...props} view={view} />}
    </Tabs>
  )
}
