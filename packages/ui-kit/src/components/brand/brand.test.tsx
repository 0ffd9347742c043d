import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './brand.stories.tsx'

checkStories(stories)
