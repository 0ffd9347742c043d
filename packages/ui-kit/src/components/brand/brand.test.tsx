import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './brand.stories.tsx'

checkStories(stories)
