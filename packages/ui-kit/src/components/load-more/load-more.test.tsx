import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './load-more.stories.tsx'

checkStories(stories)
