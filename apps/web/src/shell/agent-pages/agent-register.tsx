import { RegisterScreen } from '@parlour/agent/react'
import { brand } from '../../brand.ts'
import { hrefs } from '../../routes/-hrefs.ts'
import { useCategoryName } from '../use-category-name.ts'
import type { AgentPageProps } from './page-props.ts'

export default function AgentRegister(props: AgentPageProps) {
  return (
    <RegisterScreen
      {...props}
      site={{ name: brand.title, url: new URL(hrefs.home, window.location.origin).href }}
      categoryName={useCategoryName()}
    />
  )
}
