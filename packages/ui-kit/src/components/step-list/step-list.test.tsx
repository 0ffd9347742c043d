import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './step-list.stories.tsx'

checkStories(stories)
