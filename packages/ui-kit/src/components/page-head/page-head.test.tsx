import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './page-head.stories.tsx'

checkStories(stories)
