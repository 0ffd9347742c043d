import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './rule-list.stories.tsx'

checkStories(stories)
