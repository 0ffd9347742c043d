import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './hidden.stories.tsx'

checkStories(stories)
