import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './money.stories.tsx'

checkStories(stories)
