import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './side-menu.stories.tsx'

checkStories(stories)
