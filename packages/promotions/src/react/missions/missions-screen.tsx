import { plainFailed } from '@parlour/screen-kit/react'
import { Tabs } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'
import { MissionList } from './mission-list.tsx'
import { OpenMission } from './open-mission.tsx'
import type { MissionsScreenProps } from './missions-props.ts'

/**
 * The missions: the open ones with how far the member is, the closed ones with their results, and one of them opened to
 * its milestones and its leaderboard (MIS-01, BEY-02).
 *
 * @example
 * <MissionsScreen
 *   language="EN"
 *   currency="PHP"
 *   view={missionView(search)}
 *   onView={onView}
 *   hrefOf={hrefOf}
 *   categoryName={categoryName}
 *   recordHref="/member/transactionHistory"
 * />
 */
export function MissionsScreen({ failed = plainFailed, ...given }: MissionsScreenProps) {
  const text = usePromotionsText()
  const props = { ...given, failed }
  const { view, onView } = given
  if (view.open) return <OpenMission key={view.open} {...props} />
  return (
    <Tabs
      label={text('promotions.missions.states')}
      value={view.status}
      onValue={(status) => onView({ status, open: '', page: 1 })}
      tabs={[
        { value: 'O', label: text('promotions.missions.open') },
        { value: 'C', label: text('promotions.missions.closed') },
      ]}
    >
      <MissionList key={view.status} {...props} />
    </Tabs>
  )
}
