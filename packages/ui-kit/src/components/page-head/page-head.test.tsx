import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './page-head.stories.tsx'

checkStories(stories)
