import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './balance-pill.stories.tsx'

checkStories(stories)
