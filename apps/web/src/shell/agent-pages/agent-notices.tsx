import { AgentNoticesScreen } from '@parlour/agent/react'
import { CmsHtml } from '@parlour/site/react'
import type { AgentPageProps } from './page-props.ts'

export default function AgentNotices(props: AgentPageProps) {
  return <AgentNoticesScreen {...props} Html={CmsHtml} />
}
