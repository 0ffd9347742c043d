import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './columns.stories.tsx'

checkStories(stories)
