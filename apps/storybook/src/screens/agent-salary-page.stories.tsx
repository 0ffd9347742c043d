import type { Meta } from '@storybook/react-vite'
import { fromTheRight, onPhone, screenMeta, type ScreenStory } from './screen-meta.tsx'
import type { SiteScreenProps } from './site-screen.tsx'

const meta = {
  ...screenMeta,
  title: 'Screens/Agent: salaries',
  tags: ['!autodocs'],
  args: { ...screenMeta.args, path: '/agent/agentDailyWages2', person: 'agent' },
} satisfies Meta<SiteScreenProps>
export default meta

export const Filled: ScreenStory = {}
export const Dividends: ScreenStory = { args: { path: '/agent/agentDividendRecordCopy2' } }
export const Hourly: ScreenStory = { args: { path: '/agent/agentHourSalary' } }
export const RealTime: ScreenStory = { args: { path: '/agent/agentRealtimeSalary' } }
export const Opened: ScreenStory = { args: { path: '/agent/agentDailyWages2?open=41' } }
export const OpenedOnAPhone: ScreenStory = { ...Opened, globals: onPhone }
export const Phone: ScreenStory = { globals: onPhone }
export const DividendsOnAPhone: ScreenStory = { ...Dividends, globals: onPhone }
export const FromTheRight: ScreenStory = { globals: fromTheRight }
export const Slow: ScreenStory = { args: { condition: 'slow' } }
export const Empty: ScreenStory = { args: { condition: 'empty' } }
