import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './columns.stories.tsx'

checkStories(stories)
