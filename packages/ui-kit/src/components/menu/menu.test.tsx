import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './menu.stories.tsx'

checkStories(stories)
