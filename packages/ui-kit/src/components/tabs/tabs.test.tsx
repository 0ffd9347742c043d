import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './tabs.stories.tsx'

checkStories(stories)
