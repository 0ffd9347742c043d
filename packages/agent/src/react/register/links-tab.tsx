import { useApi } from '@parlour/api-client/react'
import type { AffiliateUrl } from '@parlour/api-client/endpoints'
import { Failed, useAccount } from '@parlour/screen-kit/react'
import { Columns, FormStack, Modal, Skeleton, useNarrow } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { linksQuery, registerSearch, type RegisterView } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { LinkCard } from './link-card.tsx'
import { LinksHead } from './links-head.tsx'
import { LinksTable } from './links-table.tsx'
import { NewLink } from './new-link.tsx'
import { PeopleTable } from './people-table.tsx'
import type { RegisterPageProps } from './register-props.ts'

interface LinksTabProps extends RegisterPageProps {
  view: RegisterView
}

/** Invitation links: how they went, the one that is looked at with its code, and who came. A phone opens one over the list. */
export function LinksTab({ view, categoryName, hrefOf, onSearch }: LinksTabProps) {
  const text = useAgentText()
  const narrow = useNarrow()
  const { data, error, refetch } = useQuery(linksQuery(useApi(), useAccount()))
  const [making, setMaking] = useState(false)
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={480} />
  const links = data.list
  const asked = links.find(({ affiUrlId }) => String(affiUrlId) === view.open)
  const shown = asked ?? (narrow ? undefined : links[0])
  const go = (open: string | null, page = 1) => registerSearch({ tab: 'links', open, page })
  const list = () => onSearch(go(null))
  const card = (link: AffiliateUrl) => (
    <LinkCard key={link.affiUrlId} link={link} bare={narrow} categoryName={categoryName} onDeleted={list} />
  )
  const main = (
    <>
      <LinksTable
        links={links}
        totals={data.totals}
        shown={shown}
        hrefOf={(link) => hrefOf(go(String(link.affiUrlId)))}
        onNew={() => setMaking(true)}
      />
      {links.length > 0 ? (
        <PeopleTable link={shown} links={links} page={view.page} hrefOfPage={(page) => hrefOf(go(view.open, page))} />
      ) : null}
    </>
  )
  return (
    <>
      <FormStack>
        {links.length > 0 ? <LinksHead links={links} totals={data.totals} /> : null}
        {shown && !narrow ? <Columns aside={card(shown)}>{main}</Columns> : main}
      </FormStack>
      {asked && narrow ? (
        <Modal
          open
          name="invitationLinkModal"
          title={asked.note || asked.code}
          closeLabel={text('agent.register.close')}
          onClose={list}
        >
          {card(asked)}
        </Modal>
      ) : null}
      {making ? (
        <NewLink
          categoryName={categoryName}
          onClose={() => setMaking(false)}
          onMade={(id) => {
            setMaking(false)
            onSearch(go(id))
          }}
        />
      ) : null}
    </>
  )
}
