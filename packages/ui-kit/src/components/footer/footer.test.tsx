import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './footer.stories.tsx'

checkStories(stories)
