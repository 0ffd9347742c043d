import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './link.stories.tsx'

checkStories(stories)
