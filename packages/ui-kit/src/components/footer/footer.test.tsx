import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './footer.stories.tsx'

checkStories(stories)
