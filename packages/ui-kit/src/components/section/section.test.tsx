import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './section.stories.tsx'

checkStories(stories)
